import { retryRun } from '#domain/conveyance/automation/retrying'
import type { CaseRecords } from '#domain/conveyance/conveyance'
import { notFound } from '#domain/refusal'
import type { RequestContext } from '#tenant/runtime/context'
import { firmPartsOf } from './firm-parts.ts'
import { automationRunsOf } from './runs.ts'

type Retry = { readonly id: string; readonly run: string; readonly version: number }

/** Tries what failed of a run again. Throws 404 for a run of another case, 409 where nothing failed or the version is stale. */
export const retryAutomation = (
  context: RequestContext,
  { id, run: runId, version }: Retry,
): CaseRecords => {
  const { conveyances, store, now } = context
  const at = { now, firm: firmPartsOf(context) }
  const runs = automationRunsOf(store)
  const changed = conveyances.change(id, version, (records) => {
    const stored = runs.find(runId)
    if (stored === null || stored.conveyance_id !== id) throw notFound()
    const { run, ...change } = retryRun(records, stored, at)
    runs.replace(
      { ...run, version: stored.version + 1, attempts: stored.attempts + 1 },
      stored.version,
    )
    return change
  })
  return changed
}
