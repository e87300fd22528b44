import { firstRefusal, reasonAgainst } from '#domain/act'
import { mayActOnCase } from '#domain/conveyance/acts'
import { mayRetryRun } from '#domain/conveyance/automation/acts'
import type { FailedRun } from '#domain/conveyance/automation/failed-run'
import type { AutomationRun } from '#domain/conveyance/automation/run'
import { toRunView } from '#domain/conveyance/automation/view'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { conveyancesWithin } from '#tenant/core/access'
import { clausesOf, whereOf } from '#tenant/core/clauses'
import type { RequestContext } from '#tenant/runtime/context'
import { automationRunsOf } from './runs.ts'

const MOST_RUNS = 50

/** What failed in the cases of a workflow that the person sees, the newest first. */
export const failedRunsOf = (context: RequestContext, workflow: string): FailedRun[] => {
  const runs = automationRunsOf(context.store).all(failedIds(context, workflow))
  const cases = new Map(
    context.conveyances
      .among([...new Set(runs.map((run) => run.conveyance_id))])
      .map((it) => [it.id, it]),
  )
  return runs
    .flatMap((run) => {
      const conveyance = cases.get(run.conveyance_id)
      return conveyance ? [toFailedRun(context, run, conveyance)] : []
    })
    .toSorted((a, b) => (a.id < b.id ? 1 : -1))
}

const failedIds = ({ store, person }: RequestContext, workflow: string): string[] => {
  const clauses = clausesOf(
    {
      where: `r.outcome = 'failed' AND json_extract(r.doc, '$.workflow') = ?`,
      bindings: [workflow],
    },
    conveyancesWithin(person, true),
  )
  return store
    .rows<{ id: string }>(
      `SELECT r.id AS id FROM automation_runs AS r INDEXED BY automation_runs_failed
       CROSS JOIN conveyance_keys AS t ON t.id = r.conveyance_id${whereOf(clauses)}
       ORDER BY r.id DESC LIMIT ${MOST_RUNS}`,
      ...clauses.flatMap(({ bindings }) => bindings),
    )
    .map(({ id }) => id)
}

const toFailedRun = (
  { person }: RequestContext,
  run: AutomationRun,
  conveyance: Conveyance,
): FailedRun => {
  const { id, version, ref, address, fee_earner } = conveyance
  const verdict = firstRefusal(mayActOnCase(person, conveyance), mayRetryRun(conveyance, run))
  return {
    ...toRunView(run),
    conveyance: { id, version, ref, line: address.line, fee_earner: fee_earner.name },
    retry_blocked: reasonAgainst(verdict) ?? null,
  }
}
