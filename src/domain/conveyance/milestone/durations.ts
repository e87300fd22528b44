/** How many milestones took a number of working days. */
export type DurationCount = { readonly working_days: number; readonly count: number }

/** The working days within which a share of all milestones was done: 0.5 is the median; null without any. */
export const durationQuantile = (
  counts: readonly DurationCount[],
  share: number,
): number | null => {
  const sorted = counts.toSorted((a, b) => a.working_days - b.working_days)
  const all = sorted.reduce((sum, { count }) => sum + count, 0)
  let reached = 0
  for (const { working_days, count } of sorted) {
    reached += count
    if (reached >= all * share) return working_days
  }
  return null
}
