import type { ClassAnswerer, EnquiryClassification } from './classification.ts'

const rows: readonly (readonly [string, string, readonly ClassAnswerer[], number, string?])[] = [
  ['TIT', 'Title register and plan', ['us'], 3],
  ['COV', 'Covenants and restrictions', ['us'], 3],
  ['EAS', 'Easements, access, services crossing', ['us'], 5],
  ['BND', 'Boundaries and party walls', ['client'], 3],
  ['OWN', 'Ownership, capacity, probate, attorney', ['us'], 3],
  ['CHG', 'Charges and redemption', ['us', 'lender'], 5],
  [
    'PLN',
    'Planning permission',
    ['client', 'council'],
    5,
    'Do not contact the council where an indemnity policy may be taken.',
  ],
  ['BRG', 'Building regulations, FENSA, electrical and gas certificates', ['client'], 3],
  ['ALT', 'Alterations and extensions', ['client'], 3],
  ['LSE', 'Lease terms and defects', ['us', 'freeholder'], 10],
  ['SVC', 'Service charge, ground rent, accounts', ['managing agent'], 10],
  ['BSA', 'Building safety, EWS1, leaseholder certificates', ['freeholder'], 15],
  ['NTC', 'Notices and disputes', ['client'], 3],
  ['OCC', 'Occupiers and tenancies', ['client'], 3],
  ['FIX', 'Fittings and contents', ['client'], 2],
  ['UTL', 'Utilities, drainage, heating, solar, broadband', ['client'], 3],
  ['ENV', 'Flood, contamination, knotweed, mining', ['client', 'insurer'], 5],
  ['GUA', 'Guarantees, warranties, new-build cover', ['client'], 3],
  ['NBD', 'New build and developer', ['developer'], 10],
  ['INS', 'Indemnity insurance', ['us'], 3],
  ['SRC', 'Arising from a search', ['council', 'us'], 5],
  ['SUR', 'Arising from the survey', ['client'], 3, 'Often not proper as a legal enquiry.'],
  ['LND', 'Required by the lender', ['us'], 3],
  ['CTR', 'Contract and transfer wording', ['us'], 2],
  ['CHN', 'Chain, dates, deposit', ['agent', 'us'], 1],
  ['TAX', 'Stamp duty and VAT', ['us'], 2],
  [
    'GEN',
    'General or not proper',
    ['us'],
    1,
    'Declined: the Protocol asks for enquiries that are essential to the client, of facts and not opinions.',
  ],
]

/** What a firm starts with; source: the classes in which conveyancers usually sort enquiries. */
export const defaultClassifications: readonly EnquiryClassification[] = rows.map(
  ([code, name, answerers, sla_wd, note]) => ({
    code,
    name,
    answerers: [...answerers],
    sla_wd,
    note: note ?? null,
    agent_phrase: null,
    version: 0,
    is_active: true,
  }),
)
