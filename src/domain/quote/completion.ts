import type { ConveyanceStatus } from '#domain/conveyance/conveyance'
import { type DateOnly, type Instant, londonDate } from '#domain/dates'
import type { CohortClass } from './class.ts'

export type Matter = {
  readonly status: ConveyanceStatus
  readonly instructed_on: DateOnly
  readonly exchanged_on: DateOnly | null
  readonly completed_at: Instant | null
}

// Matters without contracts have no exchange: completion implies it.
const isExchanged = (it: Matter) => it.exchanged_on !== null || it.completed_at !== null

/** The progress of a case: exchanged or completed when all matters are, fallen through when one is. */
export const progressOf = (matters: readonly Matter[]) => ({
  exchanged: matters.length > 0 && matters.every(isExchanged),
  completed: matters.length > 0 && matters.every((it) => it.completed_at !== null),
  fell: matters.some((it) => it.status === 'aborted'),
})

const monthsFrom = (from: string, to: string) =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
  Number(to.slice(5, 7)) -
  Number(from.slice(5, 7))

const cohortByMonths = ['1', '2', '3', '4', '5', '6'] as const

export const cohortOf = (instructed: string, matters: readonly Matter[]): CohortClass => {
  const { completed, fell } = progressOf(matters)
  if (fell) return 'fell'
  const last = matters
    .flatMap(({ completed_at }) => completed_at ?? [])
    .sort()
    .at(-1)
  if (!completed || last === undefined) return 'open'
  const months = Math.max(1, monthsFrom(instructed, londonDate(last).slice(0, 7)))
  return cohortByMonths[months - 1] ?? '6'
}
