import type { QuoteMeasure, QuoteMeasures } from './measure.ts'

/** What a figure's number is: cases, whole pence, tenths of a per cent, tenths of a day, and so on. */
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
  /** What it counts, as the pages show it on hover. */
  readonly says: string
  readonly unit: FigureUnit
  readonly of: (it: QuoteMeasures) => number | null
  /** Which of the quotes of the period are its rows; of a share, those that are counted in it. */
  readonly rows: QuoteRows
}

/** What a list of quotes can be narrowed to, so that its rows are those behind a figure. */
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

const cases = (of: QuoteRows, name: string, says: string): Figure => ({
  name,
  says,
  unit: 'cases',
  of: (it) => it[of],
  rows: of,
})

/** Whole tenths of a per cent; null of nothing. */
export const perMille = (part: number, whole: number) =>
  whole === 0 ? null : Math.round((part * 1000) / whole)

const mean = (sum: number, of: number) => (of === 0 ? null : Math.round(sum / of))

/** Every figure of the new-business desk: its one definition. */
export const quoteFigures = {
  leads: {
    name: 'Leads',
    says: 'Leads received in the period. Duplicates and spam are left out.',
    unit: 'leads',
    of: (it) => it.leads,
    rows: 'quotes',
  },
  quotes: cases('quotes', 'Quotes', 'Cases whose first price was sent in the period.'),
  presold: cases(
    'presold',
    'Presold',
    'Of the quotes, cases in which no offer on the property is accepted yet.',
  ),
  sold: cases(
    'sold',
    'Sold',
    'Of the quotes, cases in which an offer is accepted, and remortgages and transfers.',
  ),
  opened: cases(
    'opened',
    'Opened',
    'Of the quotes, cases whose price on offer the client has opened by its link.',
  ),
  accepted: cases(
    'accepted',
    'Accepted',
    'Of the quotes, cases whose price on offer the client has accepted.',
  ),
  instructed: cases('instructed', 'Instructed', 'Of the quotes, cases that became conveyances.'),
  exchanged: cases(
    'exchanged',
    'Exchanged',
    'Of the quotes, cases whose conveyances have all exchanged; where there is no exchange, completed.',
  ),
  completed: cases(
    'completed',
    'Completed',
    'Of the quotes, cases whose conveyances have all completed.',
  ),
  fell_through: cases(
    'fell_through',
    'Fell through',
    'Of the quotes, cases that were instructed and of whose conveyances one was aborted.',
  ),
  dead: cases('dead', 'Dead', 'Of the quotes, cases that are marked dead.'),
  conversion: {
    name: 'Conversion',
    says: 'Instructed out of quotes, however long it took.',
    unit: 'per mille',
    of: (it) => perMille(it.instructed, it.quotes),
    rows: 'instructed',
  },
  average_fee: {
    name: 'Average fee',
    says: 'The mean of our fees in the price on offer, without VAT, over all quotes.',
    unit: 'pence',
    of: (it) => mean(it.fee_quoted, it.quotes),
    rows: 'quotes',
  },
  fees: {
    name: 'Fees instructed',
    says: 'Our fees in the price on offer, without VAT, of the quotes that were instructed.',
    unit: 'pence',
    of: (it) => it.fee_instructed,
    rows: 'instructed',
  },
  referral_cost: {
    name: 'Referral cost',
    says: 'What we owe introducers, without VAT, for the quotes that were instructed.',
    unit: 'pence',
    of: (it) => it.referral_cost,
    rows: 'instructed',
  },
  calls: {
    name: 'Calls',
    says: 'Attempts to reach the clients of the quotes, as they were logged, whoever made them.',
    unit: 'calls',
    of: (it) => it.calls,
    rows: 'quotes',
  },
  calls_each: {
    name: 'Calls per quote',
    says: 'Attempts to reach the clients, in tenths, over all quotes.',
    unit: 'calls',
    of: (it) => (it.quotes === 0 ? null : Math.round((it.calls * 10) / it.quotes) / 10),
    rows: 'quotes',
  },
  contact_rate: {
    name: 'Contact rate',
    says: 'Quotes whose client was spoken to at least once, out of all quotes.',
    unit: 'per mille',
    of: (it) => perMille(it.contacted, it.quotes),
    rows: 'contacted',
  },
  talk_time: {
    name: 'Talk time',
    says: 'How long was talked on calls about the quotes that were answered, as they are logged, whoever rang.',
    unit: 'minutes',
    of: (it) => Math.round(it.talk_seconds / 60),
    rows: 'quotes',
  },
  overrides: {
    name: 'Overrides',
    says: 'Quotes of whose price a line was set by hand, out of all quotes.',
    unit: 'per mille',
    of: (it) => perMille(it.overridden, it.quotes),
    rows: 'overridden',
  },
  revived: cases(
    'revived',
    'Revived',
    'Of the quotes, cases that were dead and were brought back at least once.',
  ),
  reply_speed: {
    name: 'Reply speed',
    says: 'Mean office minutes from the lead to our first answer, be it a call or the price, over quotes that came from a lead.',
    unit: 'minutes',
    of: (it) => mean(it.answer_minutes, it.answered),
    rows: 'answered',
  },
  first_call: {
    name: 'First call',
    says: 'Mean days from the first price to the first attempt to reach the client, over quotes that were called.',
    unit: 'tenths of a day',
    of: (it) => mean(it.call_days * 10, it.called),
    rows: 'called',
  },
  turn: {
    name: 'Presold to sold',
    says: 'Mean days from the first price to the accepted offer, over quotes priced before it.',
    unit: 'tenths of a day',
    of: (it) => mean(it.turn_days * 10, it.turned),
    rows: 'turned',
  },
} as const satisfies Record<string, Figure>

export type FigureKey = keyof typeof quoteFigures

/** A figure of what was counted; null where there is nothing to divide. */
export const figureOf = (key: FigureKey, quoteMeasures: QuoteMeasures): number | null =>
  quoteFigures[key].of(quoteMeasures)
