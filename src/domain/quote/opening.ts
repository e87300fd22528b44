import type { Referral } from '#domain/agent/referral'
import { nameOf, parseEmail, parsePhone } from '#domain/contact'
import { usualRole } from '#domain/contact/client-roles'
import type { OpeningBody } from '#domain/conveyance/bodies'
import type { CaseFlag } from '#domain/conveyance/workflow/condition'
import type { MatterType } from '#domain/matter'
import type { ClientParty, Named } from '#domain/party'
import { parsePostcode } from '#domain/postcode'
import { splitAddress } from './address.ts'
import type { LinkedConveyance, QuoteCase } from './case/quote-case.ts'
import { factsOf, type MatterFacts, mattersOf, type QuoteFacts, type QuoteTenure } from './facts.ts'
import { nationOf } from './matter-parsing.ts'
import type { Quote } from './quote.ts'

/** Labels of missing facts that a conveyance needs, though a price does not. */
export const missingForOpening = (facts: QuoteFacts): string[] =>
  mattersOf(facts.subject).flatMap((matter) => {
    const of = factsOf(facts, matter)
    if (!of) return [`Details of the ${matter}`]
    return [
      ...(of.address.trim() ? [] : [`Address of the ${matter}`]),
      ...(parsePostcode(of.postcode) ? [] : [`Postcode of the ${matter}`]),
      ...(nationOf(of) ? [] : [`Whether the ${matter} is in England or in Wales`]),
    ]
  })

type OpeningInput = {
  readonly quoteCase: QuoteCase
  readonly quote: Quote
  readonly matter: MatterType
  readonly linked: LinkedConveyance | null
  readonly contact_ids: readonly string[]
  readonly fee_earner: Named
  readonly assistant: Named | null
  readonly today: string
}

export const openingOf = (it: OpeningInput): OpeningBody => {
  const { facts } = it.quoteCase
  const { priced } = it.quote
  const of = factsOf(facts, it.matter)
  if (!of) throw new Error(`The quote has no ${it.matter}`)
  return {
    matter_type: it.matter,
    nation: nationOf(of) ?? 'England',
    address: splitAddress(of),
    tenure: tenureOf(of.tenure),
    price: of.price ?? 0,
    deposit: 0,
    fees: Math.max(0, priced.matters.find(({ kind }) => kind === it.matter)?.fees.ex_vat ?? 0),
    clients: clientsOf(it, of),
    counterparties: [],
    other_side: null,
    lender: lenderOf(of),
    agency: introducerOf(facts.referral),
    fee_earner: it.fee_earner,
    assistant: it.assistant,
    linked: it.linked,
    flags: flagsOf(of, facts, priced.totals.land_tax > 0 && it.matter === 'purchase'),
    quote_case_id: it.quoteCase.id,
    instructed_on: it.today,
    completion_on: null,
    exchange_target_on: null,
  }
}

// A share of freehold includes a lease; a commonhold unit is freehold.
const tenureOf = (tenure: QuoteTenure | null) =>
  tenure === 'leasehold' || tenure === 'share_of_freehold' ? 'leasehold' : 'freehold'

const clientsOf = (it: OpeningInput, of: MatterFacts): ClientParty[] =>
  it.quoteCase.facts.clients.map((client, at) => ({
    contact_id: client.contact_id ?? it.contact_ids[at] ?? '',
    name: nameOf(client),
    email: parseEmail(client.email),
    phone: parsePhone(client.phone),
    role: 'probate' in of && of.probate === true ? 'executor' : usualRole(it.matter),
  }))

const lenderOf = (of: MatterFacts) =>
  'lender' in of && of.lender.trim()
    ? { name: of.lender.trim(), ref: null, amount: null, email: null, phone: null }
    : null

const introducerOf = (referral: Referral | null) =>
  referral?.agency_id
    ? {
        agency: { id: referral.agency_id, name: referral.agency },
        branch: referral.branch_id ? { id: referral.branch_id, name: referral.branch } : null,
        negotiator: referral.negotiator_id
          ? { id: referral.negotiator_id, name: referral.negotiator }
          : null,
      }
    : null

const flagsOf = (of: MatterFacts, facts: QuoteFacts, isTaxed: boolean): CaseFlag[] => [
  ...('probate' in of && of.probate === true ? (['probate'] as const) : []),
  ...(of.power_of_attorney === true ? (['attorney'] as const) : []),
  ...('company' in of && of.company === true ? (['company'] as const) : []),
  ...('tenanted' in of && of.tenanted === true ? (['tenanted'] as const) : []),
  ...('new_build' in of && of.new_build === true ? (['new_build'] as const) : []),
  ...(of.shared_ownership === true ? (['shared_ownership'] as const) : []),
  ...('gifted_deposits' in of && (of.gifted_deposits ?? 0) > 0
    ? (['gifted_deposit'] as const)
    : []),
  ...(facts.subject === 'both' ? (['chain'] as const) : []),
  ...(isTaxed ? (['tax_due'] as const) : []),
]
