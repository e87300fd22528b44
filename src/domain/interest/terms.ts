import * as z from 'zod/mini'
import { DateOnly, Instant } from '#domain/date-schema'
import type { DateOnly as Day } from '#domain/dates'
import { Pence } from '#domain/money-schema'
import { Named } from '#domain/party'

/** No firm pays a fifth of what it holds. */
export const MOST_BASIS_POINTS = 2_000

export const InterestTerm = z.object({
  /** The first day that it counts for; it ends where a later one begins. */
  from: DateOnly,
  /** A year's rate in hundredths of a percent. */
  basis_points: z.int().check(z.minimum(0), z.maximum(MOST_BASIS_POINTS)),
  /** Interest below this is not paid. */
  least: Pence,
  by: Named,
  at: Instant,
})
export type InterestTerm = z.infer<typeof InterestTerm>

/** What the firm pays its clients for money that it holds, by date (SRA Accounts Rule 7.1). */
export const InterestPolicy = z.object({
  version: z.int(),
  /** In the order of their first days. */
  terms: z.array(InterestTerm),
})
export type InterestPolicy = z.infer<typeof InterestPolicy>

export const noPolicy: InterestPolicy = { version: 0, terms: [] }

/** What counts on a day; undefined before the first. */
export const termOn = ({ terms }: InterestPolicy, day: Day): InterestTerm | undefined =>
  terms.findLast(({ from }) => from <= day)

/** The policy with one more term, in the place of one that begins on the same day. */
export const withTerm = (
  { version, terms }: InterestPolicy,
  term: InterestTerm,
): InterestPolicy => ({
  version: version + 1,
  terms: [...terms.filter(({ from }) => from !== term.from), term].toSorted((a, b) =>
    a.from.localeCompare(b.from),
  ),
})
