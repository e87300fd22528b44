import { durationQuantile } from '#domain/conveyance/milestone/durations'
import { figuresFrom } from '#domain/conveyance/milestone/times'
import { conveyancesWithin } from '#tenant/core/access'
import { type Clause, clausesOf, whereOf } from '#tenant/core/clauses'
import type { RequestContext } from '#tenant/runtime/context'

export const TIMES = 'milestone_times'

/** The times of a workflow within a year of today, and within what somebody may see. */
export const timesOf = (
  { person, today }: Pick<RequestContext, 'person' | 'today'>,
  workflow: string,
): { readonly from: string; readonly clauses: readonly Clause[] } => {
  const scope = conveyancesWithin(person)
  const recent = {
    where: 'm.workflow = ? AND m.done_on >= ?',
    bindings: [workflow, figuresFrom(today)],
  }
  return {
    from: `${TIMES} AS m${scope ? ' JOIN conveyance_keys AS t ON t.id = m.conveyance_id' : ''}`,
    clauses: clausesOf(recent, scope),
  }
}

export type MilestoneFigures = {
  readonly median_wd: number | null
  readonly p90_wd: number | null
}

type Row = { milestone: string; working_days: number; count: number }

/** The median and the 90th percentile of working days by milestone. */
export const milestoneFigures = (
  context: RequestContext,
  workflow: string,
): ReadonlyMap<string, MilestoneFigures> => {
  const { from, clauses } = timesOf(context, workflow)
  const rows = context.store.rows<Row>(
    `SELECT m.milestone AS milestone, m.working_days AS working_days, count(*) AS count
     FROM ${from}${whereOf(clauses)} GROUP BY m.milestone, m.working_days`,
    ...clauses.flatMap((it) => it.bindings),
  )
  const byMilestone = Map.groupBy(rows, ({ milestone }) => milestone)
  return new Map(
    [...byMilestone].map(([milestone, counts]) => [
      milestone,
      { median_wd: durationQuantile(counts, 0.5), p90_wd: durationQuantile(counts, 0.9) },
    ]),
  )
}
