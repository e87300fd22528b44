import { assertAllowed } from '#domain/act'
import { mayClearHolder } from '#domain/conveyance/acts'
import type { HolderBody } from '#domain/conveyance/bodies'
import type { CaseRecords } from '#domain/conveyance/conveyance'
import { assertLive, type CaseChange, settle } from '#domain/conveyance/settling'
import { type Instant, londonDate } from '#domain/dates'
import { invalid } from '#domain/refusal'

/** Sets who holds the case until it is cleared or the next stage starts. Throws 409 when the case has ended, 422 for a future date. */
export const setHolder = (
  records: CaseRecords,
  { party, name, what, since, usual }: Omit<HolderBody, 'version'>,
  now: Instant,
): CaseChange => {
  assertLive(records.conveyance)
  if (since > londonDate(now)) throw invalid({ since: ['Enter a date that is not in the future.'] })
  const unchased = { chased_on: null, next_chase_on: null, chases: 0 }
  const holder = { party, name, what, since, usual, ...unchased }
  return settle(records, { conveyance: { ...records.conveyance, holder } }, now, [])
}

/** Clears the holder set by hand; throws 409 when none is set. */
export const clearHolder = (records: CaseRecords, now: Instant): CaseChange => {
  assertAllowed(mayClearHolder(records.conveyance))
  return settle(records, { conveyance: { ...records.conveyance, holder: null } }, now, [])
}
