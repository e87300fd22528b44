import { emitCaseDates } from '#tenant/conveyance/clock/emitting'
import type { RequestContext } from '#tenant/runtime/context'
import type { BulkOutcome } from './outcome.ts'

/** Makes some days of cases due, and lets the clock ring once for them; returns how many are left to say. */
export const ringClock = (
  context: RequestContext,
  { count }: { readonly count: number },
): BulkOutcome =>
  context.store.transaction(() => {
    const { store, now } = context
    store.write(
      `UPDATE timed_dates SET emitted_at = NULL, fires_at = ? WHERE (conveyance_id, name, item, day)
         IN (SELECT conveyance_id, name, item, day FROM timed_dates LIMIT ?)`,
      now,
      count,
    )
    emitCaseDates(context)
    const left = context.caseClock.due(now, count).length
    return { added: count - left, total: left }
  })
