import type { FigureKey } from './figure.ts'

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
