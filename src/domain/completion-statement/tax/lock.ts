import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import { entriesOf } from '#domain/entries'
import { Pence } from '#domain/money-schema'
import { lineText } from '#domain/one-line'
import { Named } from '#domain/party'
import type { Calculation } from './calculation.ts'
import { factLabels, type StatedFact } from './facts.ts'

/** A figure as somebody locked it to the facts that it was worked out from. */
export const LockedFigure = z.object({
  amount: Pence,
  by: Named,
  at: Instant,
  /** The price alone, in figures that were locked before their facts were recorded. */
  price: z.optional(Pence),
  /** Each fact as it was written for people; absent in figures locked before this was recorded. */
  facts: z.optional(z.record(z.string(), z.string())),
  /** Why it is not what the facts come to. */
  because: z.optional(z.string()),
})
export type LockedFigure = z.infer<typeof LockedFigure>

export const FigureLock = z.strictObject({
  version: z.int(),
  amount: Pence,
  because: z.optional(lineText(200)),
})
export type FigureLock = z.infer<typeof FigureLock>

/** A fact that is not what it was when the figure was locked. */
export const ChangedFact = z.object({
  label: z.string(),
  before: z.nullable(z.string()),
  now: z.nullable(z.string()),
})
export type ChangedFact = z.infer<typeof ChangedFact>

const NOT_RECORDED: ChangedFact = {
  label: 'The facts, which were not recorded',
  before: null,
  now: null,
}

export const factsAsLocked = (facts: readonly StatedFact[]): Record<string, string> =>
  Object.fromEntries(facts.flatMap(({ key, value }) => (value === null ? [] : [[key, value]])))

/** What has changed since a figure was locked; while it is empty the figure holds. */
export const changesSince = (
  lock: LockedFigure | null,
  { facts }: Pick<Calculation, 'facts'>,
): ChangedFact[] => {
  if (lock === null) return []
  if (lock.facts === undefined) return [NOT_RECORDED]
  // A fact that is asked for only now is a change too, although nobody has said it.
  const now = new Map(facts.map(({ key, value }) => [key, value]))
  const before = lock.facts
  return entriesOf(factLabels).flatMap(([key, label]) =>
    before[key] === now.get(key)
      ? []
      : [{ label, before: before[key] ?? null, now: now.get(key) ?? null }],
  )
}

/** The figure while every fact it was locked to is the same; null while it is open or has fallen. */
export const heldFigure = (lock: LockedFigure | null, on: Pick<Calculation, 'facts'>) =>
  lock !== null && changesSince(lock, on).length === 0 ? lock : null
