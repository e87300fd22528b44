import * as z from 'zod/mini'
import { ClockTime, type DateOnly, Instant } from '#domain/date-schema'
import { londonInstant } from '#domain/dates'
import { lineText } from '#domain/one-line'

/** Part 1 of the Law Society’s formula C: contracts are released until a final time on the same day. */
export const Release = z.object({ by: z.string(), at: Instant, until: Instant })
export type Release = z.infer<typeof Release>

/** Required for formula C; the times are of the day of exchange in London. */
export const releaseFields = {
  released_by: z.optional(lineText(120)),
  released_at: z.optional(ClockTime),
  released_until: z.optional(ClockTime),
}

type ReleaseInput = {
  readonly at: string
  readonly formula: 'A' | 'B' | 'C'
  readonly released_by?: string | undefined
  readonly released_at?: string | undefined
  readonly released_until?: string | undefined
}

const missingParts = ({ released_by, released_at, released_until }: ReleaseInput) => ({
  ...(released_by ? {} : { released_by: ['Enter who released part 1.'] }),
  ...(released_at ? {} : { released_at: ['Enter the time of the release.'] }),
  ...(released_until ? {} : { released_until: ['Enter the final time for exchange.'] }),
})

const impossibleTimes = ({ at, released_at = '', released_until = '' }: ReleaseInput) => {
  if (released_until < released_at)
    return { released_until: ['The final time is before the release.'] }
  if (at < released_at) return { at: [`Part 1 was released at ${released_at}, after this.`] }
  return at > released_until
    ? { at: [`The release ended at ${released_until}. Agree a new release first.`] }
    : {}
}

/** What is missing or impossible in a release, by field; empty for formulas without one. */
export const releaseProblems = (input: ReleaseInput): Readonly<Record<string, string[]>> => {
  if (input.formula !== 'C') return {}
  const missing = missingParts(input)
  return Object.keys(missing).length > 0 ? missing : impossibleTimes(input)
}

/** The release of formula C on a day; null for the other formulas. */
export const releaseOf = (
  { formula, released_by, released_at, released_until }: ReleaseInput,
  on: DateOnly,
): Release | null =>
  formula === 'C' && released_by && released_at && released_until
    ? {
        by: released_by,
        at: londonInstant(on, released_at),
        until: londonInstant(on, released_until),
      }
    : null
