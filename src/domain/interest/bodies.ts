import * as z from 'zod/mini'
import { DateOnly } from '#domain/date-schema'
import { Pence } from '#domain/money-schema'
import { lineText } from '#domain/one-line'
import { MOST_BASIS_POINTS } from './terms.ts'

const version = z.int().check(z.minimum(0))

export const TermEntry = z.strictObject({
  version,
  from: DateOnly,
  basis_points: z
    .int('Enter a rate such as 2.25.')
    .check(z.minimum(0, 'Enter 0 or more.'), z.maximum(MOST_BASIS_POINTS, 'Enter 20 or less.')),
  least: Pence,
})
export type TermEntry = z.infer<typeof TermEntry>

export const InterestProposal = z.strictObject({
  /** The last day of the holding period. */
  to: DateOnly,
})
export type InterestProposal = z.infer<typeof InterestProposal>

export const InterestApproval = z.strictObject({
  version,
  /** The day on which it is paid from the office account. */
  on: DateOnly,
})
export type InterestApproval = z.infer<typeof InterestApproval>

export const InterestRejection = z.strictObject({
  version,
  reason: lineText(200).check(z.minLength(1, 'Enter a reason.')),
})
