import { assertAllowed } from '#domain/act'
import { type Instant, londonDate } from '#domain/dates'
import type { Actor } from '#domain/party'
import { mayHold, mayResume } from './acts.ts'
import type { CaseRecords } from './conveyance.ts'
import { type CaseChange, settle } from './settling.ts'

/** Puts a case on hold with a reason until it is resumed; throws 409 once it has completed or ended. */
export const holdCase = (
  records: CaseRecords,
  { reason }: { readonly reason: string },
  actor: Actor,
  now: Instant,
): CaseChange => {
  const { conveyance } = records
  assertAllowed(mayHold(conveyance))
  const hold = { on: londonDate(now), reason, by: { id: actor.id, name: actor.name } }
  return settle(records, { conveyance: { ...conveyance, hold } }, now, [
    { name: 'conveyance.updated', changed: ['hold'], detail: { title: 'Put on hold', reason } },
  ])
}

/** Takes a case off hold and derives its status again; throws 409 when it is not on hold. */
export const resumeCase = (records: CaseRecords, now: Instant): CaseChange => {
  const { conveyance } = records
  assertAllowed(mayResume(conveyance))
  return settle(records, { conveyance: { ...conveyance, hold: null } }, now, [
    { name: 'conveyance.resumed', changed: ['hold'], detail: {} },
  ])
}
