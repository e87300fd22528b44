import { tableFrom } from '#domain/entries'
/** The measures of a case, which add up over many; money is whole pence without VAT. */
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

const measureTable = (of: (name: QuoteMeasure) => number) =>
  tableFrom(quoteMeasures, (name) => of(name))

/** All measures, 0 unless given. */
export const measuresOf = (given: Partial<QuoteMeasures> = {}): QuoteMeasures =>
  measureTable((name) => given[name] ?? 0)

export const addMeasures = (a: QuoteMeasures, b: QuoteMeasures): QuoteMeasures =>
  measureTable((name) => a[name] + b[name])

export const subtractMeasures = (a: QuoteMeasures, b: QuoteMeasures): QuoteMeasures =>
  measureTable((name) => a[name] - b[name])

/** Whether all measures are 0. */
export const isZero = (it: QuoteMeasures) => quoteMeasures.every((name) => it[name] === 0)
