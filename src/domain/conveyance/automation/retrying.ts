import { assertAllowed } from '#domain/act'
import type { CaseRecords } from '#domain/conveyance/conveyance'
import type { CaseChange } from '#domain/conveyance/settling'
import type { ActingAt } from './acting.ts'
import { mayRetryRun } from './acts.ts'
import { outcomeOf, performAll, reasonOf, runEvents } from './performance.ts'
import type { RuleRun } from './run.ts'

/** The case after the failed actions of a run were tried again, with the run as it then is. Throws 409 where none failed. */
export const retryRun = <Run extends RuleRun>(
  before: CaseRecords,
  run: Run,
  at: ActingAt,
): CaseChange & { readonly run: Run } => {
  assertAllowed(mayRetryRun(before.conveyance, run))
  const failed = run.actions.filter((it) => it.outcome === 'failed').map((it) => it.action)
  const { records, events, actions: tried } = performAll(before, run, failed, at)
  const remaining = [...tried]
  const actions = run.actions.map((it) =>
    it.outcome === 'failed' ? (remaining.shift() ?? it) : it,
  )
  const outcome = outcomeOf(actions)
  const recorded = runEvents(records, { rule: run.name, cause: run.cause }, tried)
  return {
    ...records,
    events: [...events, ...recorded],
    run: { ...run, outcome, reason: reasonOf(actions, outcome), actions },
  }
}
