import { assertAllowed } from '#domain/act'
import { type Instant, londonDate } from '#domain/dates'
import type { Actor } from '#domain/party'
import { mayAbort, mayReinstate } from './acts.ts'
import type { AbortionBody } from './bodies.ts'
import type { CaseRecords } from './conveyance.ts'
import { type CaseChange, settle } from './settling.ts'

type AbortionInput = Omit<AbortionBody, 'version'>

/** Aborts a case with a reason; its open tasks are dropped until it is reinstated. Throws 409 once it has completed or ended. */
export const abortCase = (
  records: CaseRecords,
  { reason, notify = [] }: AbortionInput,
  actor: Actor,
  now: Instant,
): CaseChange => {
  const { conveyance } = records
  assertAllowed(mayAbort(conveyance))
  const abortion = { on: londonDate(now), reason, by: { id: actor.id, name: actor.name } }
  return settle(records, { conveyance: { ...conveyance, abortion } }, now, [
    { name: 'conveyance.aborted', changed: ['abortion'], detail: { reason, notify } },
  ])
}

/** Reinstates an aborted case with a reason: its tasks and its status, a hold included, come back. Throws 409 unless it is aborted. */
export const reinstateCase = (
  records: CaseRecords,
  { reason, notify = [] }: AbortionInput,
  now: Instant,
): CaseChange => {
  const { conveyance } = records
  assertAllowed(mayReinstate(conveyance))
  return settle(records, { conveyance: { ...conveyance, abortion: null } }, now, [
    { name: 'conveyance.reinstated', changed: ['abortion'], detail: { reason, notify } },
  ])
}
