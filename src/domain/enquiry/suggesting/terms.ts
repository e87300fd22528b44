import type { Finding } from '#domain/enquiry/finding/names'

/** What a case itself says, or several findings together. */
export type CaseFact =
  | 'always'
  | 'leasehold'
  | 'freehold'
  | 'leasehold_like'
  | 'england'
  | 'new_build'
  | 'works.any'

export type FactName = CaseFact | Finding

/** A part of a condition: a fact, and where the year of the works counts, the first year. */
export type Term = { readonly text: string; readonly fact: FactName; readonly from?: number }

const works = (from: number): Term => ({
  text: `in ${from} or later`,
  fact: 'works.any',
  from,
})

const named: Readonly<Record<string, FactName>> = {
  Always: 'always',
  Leasehold: 'leasehold',
  Freehold: 'freehold',
  'Leasehold, share of freehold or shared ownership': 'leasehold_like',
  'In England': 'england',
  'New build': 'new_build',
  'No warranty': 'works.no_warranty',
  'Share of freehold': 'lease.share_of_freehold',
  Flat: 'lease.flat',
  'Listed building': 'works.listed',
  'Built in the last 10 years': 'works.built_recently',
  'Estate charge': 'lease.estate_charge',
  'No planning permission': 'works.no_permission',
  'Price low for the charges': 'contract.price_low',
  'Works: any': 'works.any',
  'Planning: conditions': 'works.conditions',
  'Planning: occupancy tie': 'works.tie',
  'Title: plan differs': 'title.plan_differs',
  'Title: possessory or qualified': 'title.weak_class',
  'Title: missing deed': 'title.missing_deed',
  'Title: unregistered': 'title.unregistered',
  'Title: part sale': 'title.part_sale',
  'Title: restriction': 'title.restriction',
  'Title: restriction that needs a certificate': 'title.restriction_certificate',
  'Title: restriction on a sole owner': 'title.restriction_joint',
  'Title: pending': 'title.pending',
  'Title: address differs': 'title.address_differs',
  'Title: flying freehold': 'title.flying_freehold',
  'Title: covenants': 'title.covenants',
  'Title: covenants unknown': 'title.covenants_unknown',
  'Title: positive covenants': 'title.positive_covenants',
  'Title: rentcharge': 'title.rentcharge',
  'Title: overage': 'title.overage',
  'Title: preemption': 'title.preemption',
  'Title: light deed': 'title.light_deed',
  'Title: easements burden': 'title.easements_burden',
  'Title: charges': 'title.charges',
  'Title: charge to an equity lender': 'title.charge_equity',
  'Title: charging order': 'title.charging_order',
  'Title: charge paid': 'title.charge_paid',
  'Title: home rights': 'title.home_rights',
  'Title: wayleave': 'title.wayleave',
  'Title: recent gift': 'title.recent_gift',
  'Title: registered for under 6 months': 'title.recent_purchase',
  'Proprietor: deceased': 'title.deceased',
  'Seller: personal representative': 'form.capacity_probate',
  'Seller: attorney': 'form.capacity_attorney',
  'Seller: company': 'form.capacity_company',
  'Seller: name differs': 'form.name_differs',
  'Seller: VAT': 'contract.vat',
  'Form: dispute boundary': 'form.dispute_boundary',
  'Form: electric car charger': 'form.ev_charger',
  'Form: manager dispute': 'form.manager_dispute',
  'Search: road not adopted': 'search.road_private',
  'Search: tree preservation order': 'search.tpo',
  'Search: article 4 direction': 'search.article4',
  'Search: section 106 agreement': 'search.s106',
  'Search: compulsory purchase': 'search.cpo',
  'Search: asset of community value': 'search.acv',
  'Search: no mains water': 'search.water_none',
  'Lease: under 80 years left': 'lease.under_80',
  'Landlord: missing': 'lease.landlord_missing',
  'Service charge: any': 'lease.service_charge',
  'Service charge: accounts late': 'lease.accounts_late',
  'Manager: changing': 'lease.manager_changing',
  'Manager: company': 'lease.manager_company',
  'Building: over 11 metres': 'lease.over_11m',
  'Building: 18 metres or higher': 'lease.over_18m',
  'Building: external wall': 'lease.external_wall',
  'Building: remediation': 'lease.remediation',
  'Indemnity: proposed': 'contract.indemnity',
  'Lender: condition': 'contract.lender_condition',
  'Lender: valuation differs': 'contract.valuation_differs',
  'Contract: deposit agent': 'contract.deposit_agent',
  'Contract: special': 'contract.special',
  'Contract: guarantee limited': 'contract.guarantee_limited',
  'Contract: transfer': 'contract.transfer',
  'Deposit: reduced': 'contract.deposit_reduced',
  'Price: contents': 'contract.contents',
}

/** Those whose words are those of their key: 'Form: private drainage' is 'form.private_drainage'. */
const plain: readonly Finding[] = [
  ...([
    'form.shared_drive',
    'form.informal_access',
    'form.parking',
    'form.boundary_moved',
  ] as const),
  ...(['form.disputes', 'form.notices', 'form.business_use', 'form.change_of_use'] as const),
  ...(['form.occupiers', 'form.tenanted', 'form.lodger', 'form.land_let'] as const),
  ...(['form.fittings_unclear', 'form.leased_items', 'form.alarm', 'form.private_water'] as const),
  ...(['form.private_drainage', 'form.solar', 'form.solar_leased', 'form.heat_pump'] as const),
  ...(['form.oil', 'form.heat_network', 'form.flood', 'form.knotweed', 'form.guarantees'] as const),
  ...(['form.treatment', 'form.leasehold_use'] as const),
  ...(['works.extension', 'works.loft', 'works.conservatory', 'works.garage'] as const),
  ...(['works.structural', 'works.wall_removed', 'works.windows', 'works.electrical'] as const),
  ...([
    'works.boiler',
    'works.insulation',
    'works.stove',
    'works.roof',
    'works.party_wall',
  ] as const),
  ...(['search.private_drainage', 'search.sewer_within', 'search.enforcement'] as const),
  ...(['search.nearby', 'search.bankruptcy', 'search.rail', 'search.flood'] as const),
  ...(['search.contamination', 'search.mining', 'search.radon', 'search.coastal'] as const),
  ...(['search.chancel', 'search.order'] as const),
  ...(['survey.movement', 'survey.damp', 'survey.trees', 'survey.knotweed'] as const),
  ...(['lease.defect', 'lease.rent_review', 'lease.consent_needed'] as const),
  ...(['lease.demise_doubt', 'lease.claim_started', 'lease.collective'] as const),
]

const plainText = (finding: Finding) =>
  `${finding.charAt(0).toUpperCase()}${finding.slice(1)}`.replace('.', ': ').replaceAll('_', ' ')

/** Whatever a condition of a library enquiry may name. */
export const terms: readonly Term[] = [
  ...Object.entries(named).map(([text, fact]) => ({ text, fact })),
  ...plain.map((fact) => ({ text: plainText(fact), fact })),
  ...[1948, 2002, 2005].map(works),
]
