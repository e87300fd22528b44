import type { MatterType } from '#domain/matter'
import { listed, type MergeValue, type MergeValues } from './value.ts'

/** The cases on which a template is previewed. */
export const sampleNames = {
  sole: 'One seller, freehold',
  joint: 'Joint buyers, freehold',
  leasehold: 'Joint buyers, leasehold flat',
  company: 'A company buying',
} as const

export type SampleName = keyof typeof sampleNames

type Sample = {
  readonly matter: MatterType
  readonly tenure: 'freehold' | 'leasehold'
  readonly clients: readonly string[]
  readonly address: readonly [line: string, town: string, postcode: string]
}

const samples: Readonly<Record<SampleName, Sample>> = {
  sole: {
    matter: 'sale',
    tenure: 'freehold',
    clients: ['Marcus Ellison'],
    address: ['14 Orchard Rise', 'Keynsham', 'BS31 2EU'],
  },
  joint: {
    matter: 'purchase',
    tenure: 'freehold',
    clients: ['Amara Okonkwo', 'Lewis Okonkwo'],
    address: ['7 Mill Lane', 'Frome', 'BA11 3AP'],
  },
  leasehold: {
    matter: 'purchase',
    tenure: 'leasehold',
    clients: ['Hana Novak', 'Tomas Novak'],
    address: ['Flat 3, 22 Redcliffe Parade', 'Bristol', 'BS1 6SP'],
  },
  company: {
    matter: 'purchase',
    tenure: 'freehold',
    clients: ['Brightwater Homes Limited'],
    address: ['Unit 4, Harbour Court', 'Portishead', 'BS20 7AN'],
  },
}

const matters = { sale: 'sale', purchase: 'purchase' } as const

const clientsOf = ({ clients, matter }: Sample): MergeValues[] =>
  clients.map((name, at) => ({
    name,
    salutation: name,
    email: `client${at + 1}@example.com`,
    phone: '01632 960123',
    role: matter === 'sale' ? 'seller' : 'buyer',
  }))

const dates = {
  instructed_on: '2026-09-07',
  exchange_target_on: '2026-11-27',
  exchanged_on: '2026-11-27',
  completion_on: '2026-12-11',
  completed_on: '2026-12-11',
  offer_expires_on: '2027-03-01',
  searches_expire_on: '2027-03-20',
  tax_due_on: '2026-12-25',
  tax_filed_on: '2026-12-14',
  lodged_on: '2026-12-15',
  registered_on: '2027-02-02',
  retained_until: '2041-12-11',
}

const caseOf = ({ matter, tenure }: Sample): MergeValues => ({
  ref: matter === 'sale' ? '26-S-01187' : '26-P-01188',
  matter: matter === 'sale' ? matters.sale : matters.purchase,
  tenure,
  nation: 'England',
  price: 385_000_00,
  deposit: 38_500_00,
  fees: 1_195_00,
  other_parties: matter === 'sale' ? 'Priya and Daniel Shaw' : 'Joan Whitcombe',
  linked_ref: '26-P-01190',
  enquiries_raised: 14,
  enquiries_open: 3,
  assistant: 'Megan Price',
  ...dates,
  handler: {
    name: 'Eleanor Shaw',
    job_title: 'Licensed conveyancer',
    phone: '0117 496 0142',
    email: 'eleanor.shaw@example.com',
  },
})

const redemption = {
  lender: 'Nationwide Building Society',
  account: '••••4821',
  figure: 142_318_44,
  daily_rate: 15_62,
  on: '2026-12-11',
}

const others: MergeValues = {
  other_side: { firm: 'Pell & Rowe', handler: 'Simon Pell', email: 'simon@pellrowe.example' },
  agent: { firm: 'Carter Hill', branch: 'Keynsham', name: 'Jo Carter' },
  broker: { firm: 'Avon Mortgages', name: 'Ravi Mistry' },
  lender: {
    name: 'Halifax',
    ref: 'HX-204417',
    amount: 308_000_00,
    conditions: 'Buildings insurance from exchange.',
  },
  title: {
    numbers: 'ST204411',
    class: 'Absolute',
    proprietors: 'Joan Whitcombe',
    entries: 'A restriction in favour of the lender.',
  },
  redemption,
  redemptions: [redemption],
  quote: {
    number: 'Q-01234',
    total: 2_148_00,
    fees: 1_434_00,
    vat: 239_00,
    disbursements: 714_00,
    tax: 9_250_00,
    tax_name: 'Stamp Duty Land Tax',
    valid_until: '2026-12-18',
    lines: [
      { label: 'Our legal fee', amount: 1_434_00 },
      { label: 'Searches', amount: 384_00 },
      { label: 'HM Land Registry fee', amount: 330_00 },
    ],
  },
}

/** The values of a made-up case, with every field filled in. */
export const sampleValues = (
  name: SampleName,
  answers: Readonly<Record<string, MergeValue>>,
): MergeValues => {
  const sample = samples[name]
  const [line, town, postcode] = sample.address
  const names = listed(sample.clients)
  return {
    ...others,
    today: '2026-11-23',
    signature: 'Eleanor Shaw\nLicensed conveyancer\n0117 496 0142',
    portal: 'https://clients.example.com',
    case: caseOf(sample),
    clients: clientsOf(sample),
    client: { names, salutation: names, count: sample.clients.length },
    recipient: { name: names },
    property: { address: `${line}, ${town}, ${postcode}`, line, town, postcode },
    ask: answers,
  }
}
