import type { FigureKey } from './figure.ts'

/** The figures of the league of givers, in order. */
export const leagueFigures = [
  'quotes',
  'presold',
  'sold',
  'calls',
  'contact_rate',
  'accepted',
  'instructed',
  'conversion',
  'fees',
  'average_fee',
  'overrides',
  'dead',
  'revived',
  'reply_speed',
] as const satisfies readonly FigureKey[]

/** The figures of the grid of a person or an introducer. */
export const breakdownFigures = [
  'leads',
  'quotes',
  'presold',
  'sold',
  'accepted',
  'instructed',
  'conversion',
  'average_fee',
  'referral_cost',
  'exchanged',
  'fell_through',
  'first_call',
] as const satisfies readonly FigureKey[]

/** The figures of a giver's effort, compared with the median of all givers. */
export const effortFigures = [
  'calls_each',
  'contact_rate',
  'overrides',
  'revived',
  'talk_time',
  'reply_speed',
  'first_call',
  'conversion',
  'average_fee',
] as const satisfies readonly FigureKey[]
