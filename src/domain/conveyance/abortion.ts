import { assertAllowed } from '#domain/act'
import { type Instant, londonDate } from '#domain/dates'
import type { Actor } from '#domain/party'
import { mayAbort } from './acts.ts'
import type { CaseRecords } from './conveyance.ts'
import { type CaseChange, settle } from './settling.ts'

/** Aborts a case with a reason; throws 409 once it has completed or ended. */
export const abortCase = (
  records: CaseRecords,
  { reason }: { readonly reason: string },
  actor: Actor,
  now: Instant,
): CaseChange => {
  const { conveyance } = records
  assertAllowed(mayAbort(conveyance))
  const abortion = { on: londonDate(now), reason, by: { id: actor.id, name: actor.name } }
  return settle(records, { conveyance: { ...conveyance, abortion, hold: null } }, now, [
    { name: 'conveyance.updated', changed: ['abortion'], detail: { title: 'Aborted', reason } },
  ])
}
