import { tableFrom } from '#domain/entries'
/** What is counted of one case, and added up over many. Money is whole pence without VAT. */
export const quoteMeasures = [
  'leads',
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
  'fee_quoted',
  'fee_instructed',
  'referral_cost',
  'overridden',
  'calls',
  'contacted',
  'revived',
  'answered',
  'answer_minutes',
  'called',
  'call_days',
  'turned',
  'turn_days',
  'talk_seconds',
] as const

export type QuoteMeasure = (typeof quoteMeasures)[number]
export type QuoteMeasures = Readonly<Record<QuoteMeasure, number>>

const measured = (of: (name: QuoteMeasure) => number) =>
  tableFrom(quoteMeasures, (name) => of(name))

/** Nothing counted, but for what is given. */
export const measuresOf = (given: Partial<QuoteMeasures> = {}): QuoteMeasures =>
  measured((name) => given[name] ?? 0)

/** One and the other together. */
export const added = (a: QuoteMeasures, b: QuoteMeasures): QuoteMeasures =>
  measured((name) => a[name] + b[name])

/** What is left of the one without the other. */
export const without = (a: QuoteMeasures, b: QuoteMeasures): QuoteMeasures =>
  measured((name) => a[name] - b[name])

/** Whether nothing is counted. */
export const isNothing = (it: QuoteMeasures) => quoteMeasures.every((name) => it[name] === 0)
