/** The query parameters for the rows behind a figure. */
export const rowsNames = [
  'priced_from',
  'priced_until',
  'source',
  'agency',
  'branch',
  'negotiator',
  'band',
  'tenure',
  'fee',
  'against',
  'speed',
  'dead_reason',
  'credit',
  'credit_bdm',
  'came',
  'whose',
  'expected',
  'instructed',
  'cohort',
] as const
export type RowsName = (typeof rowsNames)[number]
