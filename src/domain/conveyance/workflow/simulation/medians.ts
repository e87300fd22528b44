import type { ClosedCase } from './simulation-page.ts'

/** The middle one, the lower of two; 0 without any. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0

export type MedianRow = { readonly key: string; readonly before: number; readonly after: number }

/** The median working days of each milestone, as the cases ran and as they would have run. */
export const milestoneMedians = (cases: readonly ClosedCase[]): MedianRow[] =>
  (cases[0]?.milestones ?? []).map(({ key }, at) => ({
    key,
    before: median(cases.map((it) => it.milestones[at]?.before ?? 0)),
    after: median(cases.map((it) => it.milestones[at]?.after ?? 0)),
  }))
