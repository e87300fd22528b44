import { type Instant, londonDate } from '#domain/dates'
import type { Actor } from '#domain/party'
import { wrongState } from '#domain/refusal'
import type { CaseRecords } from './conveyance.ts'
import { assertLive, type CaseChange, settle } from './settling.ts'

/** Puts a case on hold, with a reason, until it is resumed. Not after completion. */
export const holdCase = (
  records: CaseRecords,
  { reason }: { readonly reason: string },
  actor: Actor,
  now: Instant,
): CaseChange => {
  const { conveyance } = records
  assertLive(conveyance)
  if (conveyance.hold)
    throw wrongState('conveyance.already_on_hold', 'The case is on hold already.')
  if (conveyance.facts.completed) {
    throw wrongState('conveyance.completed', 'The case has completed: it cannot be held.')
  }
  const hold = { on: londonDate(now), reason, by: { id: actor.id, name: actor.name } }
  return settle(records, { conveyance: { ...conveyance, hold } }, now, [
    { name: 'conveyance.updated', changed: ['hold'], detail: { title: 'Put on hold', reason } },
  ])
}

/** Takes a case off hold; it stands where what is true of it says. */
export const resumeCase = (records: CaseRecords, now: Instant): CaseChange => {
  const { conveyance } = records
  assertLive(conveyance)
  if (!conveyance.hold) throw wrongState('conveyance.not_on_hold', 'The case is not on hold.')
  return settle(records, { conveyance: { ...conveyance, hold: null } }, now, [
    { name: 'conveyance.updated', changed: ['hold'], detail: { title: 'Taken off hold' } },
  ])
}
