import { assertAllowed } from '#domain/act'
import { type Instant, londonDate } from '#domain/dates'
import type { Actor } from '#domain/party'
import { invalid } from '#domain/refusal'
import { mayHold, mayResume } from './acts.ts'
import type { HoldBody, ResumptionBody } from './bodies.ts'
import type { CaseRecords } from './conveyance.ts'
import { type CaseChange, settle } from './settling.ts'

/**
 * Puts a case on hold with a reason and a day on which to look at it again. Throws 409 once it has completed or ended,
 * 422 for a day that is not in the future.
 */
export const holdCase = (
  records: CaseRecords,
  { reason, look_again_on, notify = [] }: Omit<HoldBody, 'version'>,
  actor: Actor,
  now: Instant,
): CaseChange => {
  const { conveyance } = records
  assertAllowed(mayHold(conveyance))
  const on = londonDate(now)
  if (look_again_on <= on) throw invalid({ look_again_on: ['Enter a date in the future.'] })
  const hold = { on, reason, by: { id: actor.id, name: actor.name }, look_again_on }
  return settle(records, { conveyance: { ...conveyance, hold } }, now, [
    { name: 'conveyance.held', changed: ['hold'], detail: { reason, look_again_on, notify } },
  ])
}

/** Takes a case off hold and derives its status again; throws 409 when it is not on hold. */
export const resumeCase = (
  records: CaseRecords,
  { notify = [] }: Omit<ResumptionBody, 'version'>,
  now: Instant,
): CaseChange => {
  const { conveyance } = records
  assertAllowed(mayResume(conveyance))
  return settle(records, { conveyance: { ...conveyance, hold: null } }, now, [
    { name: 'conveyance.resumed', changed: ['hold'], detail: { notify } },
  ])
}
