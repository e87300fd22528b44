import { assertAllowed } from '#domain/act'
import { mayClearHolder } from '#domain/conveyance/acts'
import type { HolderBody } from '#domain/conveyance/bodies'
import type { CaseRecords } from '#domain/conveyance/conveyance'
import { assertLive, type CaseChange, settle } from '#domain/conveyance/settling'
import { type Instant, londonDate } from '#domain/dates'
import { invalid } from '#domain/refusal'

/** Says who holds the case, over what the plan says, until it is cleared or the next stage opens. */
export const setHolder = (
  records: CaseRecords,
  { party, name, what, since, usual }: Omit<HolderBody, 'version'>,
  now: Instant,
): CaseChange => {
  assertLive(records.conveyance)
  if (since > londonDate(now)) throw invalid({ since: ['That day has not come yet.'] })
  const unchased = { chased_on: null, next_chase_on: null, chases: 0 }
  const holder = { party, name, what, since, usual, ...unchased }
  return settle(records, { conveyance: { ...records.conveyance, holder } }, now, [])
}

/** Lets the plan say again who holds the case. */
export const clearHolder = (records: CaseRecords, now: Instant): CaseChange => {
  assertAllowed(mayClearHolder(records.conveyance))
  return settle(records, { conveyance: { ...records.conveyance, holder: null } }, now, [])
}
