import type { QuoteMeasure, QuoteMeasures } from './measure.ts'

/** The unit of a figure; 'per mille' is tenths of a per cent. */
export type FigureUnit =
  | 'cases'
  | 'leads'
  | 'pence'
  | 'per mille'
  | 'calls'
  | 'minutes'
  | 'tenths of a day'

export type Figure = {
  readonly name: string
  readonly says: string
  readonly unit: FigureUnit
  readonly of: (it: QuoteMeasures) => number | null
  /** The list of quotes behind the figure; for a share, its numerator. */
  readonly rows: QuoteRows
}

export const quoteRows = [
  'quotes',
  'presold',
  'sold',
  'opened',
  'accepted',
  'instructed',
  'exchanged',
  'completed',
  'fell_through',
  'dead',
  'overridden',
  'contacted',
  'revived',
  'answered',
  'called',
  'turned',
] as const satisfies readonly QuoteMeasure[]
export type QuoteRows = (typeof quoteRows)[number]

const cases = (of: QuoteRows, name: string, definition: string): Figure => ({
  name,
  says: definition,
  unit: 'cases',
  of: (it) => it[of],
  rows: of,
})

/** A share in tenths of a per cent; null if `whole` is 0. */
export const perMille = (part: number, total: number) =>
  total === 0 ? null : Math.round((part * 1000) / total)

const mean = (sum: number, of: number) => (of === 0 ? null : Math.round(sum / of))

export const quoteFigures = {
  leads: {
    name: 'Leads',
    says: 'Leads received in the period, without duplicates and spam.',
    unit: 'leads',
    of: (it) => it.leads,
    rows: 'quotes',
  },
  quotes: cases('quotes', 'Quotes', 'Quotes first sent in the period.'),
  presold: cases('presold', 'Presold', 'Quotes where no offer on the property has been accepted.'),
  sold: cases(
    'sold',
    'Sold',
    'Quotes where an offer has been accepted, and remortgages and transfers.',
  ),
  opened: cases('opened', 'Opened', 'Quotes whose current version the client has opened.'),
  accepted: cases('accepted', 'Accepted', 'Quotes whose current version the client has accepted.'),
  instructed: cases('instructed', 'Instructed', 'Quotes that became conveyances.'),
  exchanged: cases(
    'exchanged',
    'Exchanged',
    'Quotes whose conveyances have all exchanged, or completed where there is no exchange.',
  ),
  completed: cases('completed', 'Completed', 'Quotes whose conveyances have all completed.'),
  fell_through: cases(
    'fell_through',
    'Fell through',
    'Instructed quotes with an aborted conveyance.',
  ),
  dead: cases('dead', 'Lost', 'Quotes that were closed as lost.'),
  conversion: {
    name: 'Conversion',
    says: 'Share of quotes that were instructed, however long it took.',
    unit: 'per mille',
    of: (it) => perMille(it.instructed, it.quotes),
    rows: 'instructed',
  },
  average_fee: {
    name: 'Average fee',
    says: 'Average of our fees in the current version of each quote, without VAT.',
    unit: 'pence',
    of: (it) => mean(it.fee_quoted, it.quotes),
    rows: 'quotes',
  },
  fees: {
    name: 'Fees instructed',
    says: 'Our fees in the instructed quotes, without VAT.',
    unit: 'pence',
    of: (it) => it.fee_instructed,
    rows: 'instructed',
  },
  referral_cost: {
    name: 'Referral cost',
    says: 'Referral fees for the instructed quotes, without VAT.',
    unit: 'pence',
    of: (it) => it.referral_cost,
    rows: 'instructed',
  },
  calls: {
    name: 'Calls',
    says: 'Logged attempts to reach the clients, by anyone.',
    unit: 'calls',
    of: (it) => it.calls,
    rows: 'quotes',
  },
  calls_each: {
    name: 'Calls per quote',
    says: 'Average number of attempts to reach the client of a quote.',
    unit: 'calls',
    of: (it) => (it.quotes === 0 ? null : Math.round((it.calls * 10) / it.quotes) / 10),
    rows: 'quotes',
  },
  contact_rate: {
    name: 'Contact rate',
    says: 'Share of quotes whose client was spoken to at least once.',
    unit: 'per mille',
    of: (it) => perMille(it.contacted, it.quotes),
    rows: 'contacted',
  },
  talk_time: {
    name: 'Talk time',
    says: 'Total length of answered calls about the quotes.',
    unit: 'minutes',
    of: (it) => Math.round(it.talk_seconds / 60),
    rows: 'quotes',
  },
  overrides: {
    name: 'Overrides',
    says: 'Share of quotes with a manually priced line.',
    unit: 'per mille',
    of: (it) => perMille(it.overridden, it.quotes),
    rows: 'overridden',
  },
  revived: cases('revived', 'Revived', 'Quotes that were lost and revived at least once.'),
  reply_speed: {
    name: 'Reply speed',
    says: 'Average minutes, in office hours, from the lead to our first response, a call or the quote itself.',
    unit: 'minutes',
    of: (it) => mean(it.answer_minutes, it.answered),
    rows: 'answered',
  },
  first_call: {
    name: 'First call',
    says: 'Average days from the first version to the first call, over quotes that were called.',
    unit: 'tenths of a day',
    of: (it) => mean(it.call_days * 10, it.called),
    rows: 'called',
  },
  turn: {
    name: 'Presold to sold',
    says: 'Average days from the first version to the accepted offer, over quotes sent before it.',
    unit: 'tenths of a day',
    of: (it) => mean(it.turn_days * 10, it.turned),
    rows: 'turned',
  },
} as const satisfies Record<string, Figure>

export type FigureKey = keyof typeof quoteFigures

/** The value of a figure; null if its divisor is 0. */
export const figureOf = (key: FigureKey, quoteMeasures: QuoteMeasures): number | null =>
  quoteFigures[key].of(quoteMeasures)
