import { assertAllowed } from '#domain/act'
import { addYears, type DateOnly, type Instant, londonDate } from '#domain/dates'
import type { MatterType } from '#domain/matter'
import type { Actor } from '#domain/party'
import { invalid, wrongState } from '#domain/refusal'
import { mayClose } from './acts.ts'
import type { CaseRecords } from './conveyance.ts'
import { closeMissing } from './guards.ts'
import { withFact } from './plan/fact-recording.ts'
import { type CaseChange, settle } from './settling.ts'

// The periods of the Limitation Act 1980; for who acquires, its longstop (section 14B).
/** Years for which a closed file is kept unless the firm says otherwise. */
const retentionYears: Readonly<Record<MatterType, number>> = {
  sale: 6,
  purchase: 15,
  remortgage: 6,
  'transfer-of-equity': 15,
}

/**
 * Closes the file: ledger nil, no undertaking open, nothing left to do. Optional tasks lapse.
 * 409 with everything still missing.
 */
export const closeCase = (
  records: CaseRecords,
  { retained_until }: { readonly retained_until?: DateOnly | undefined },
  actor: Actor,
  now: Instant,
): CaseChange => {
  const { conveyance } = records
  const today = londonDate(now)
  assertAllowed(mayClose(conveyance, closeMissing(records)))
  const until = retained_until ?? addYears(today, retentionYears[conveyance.matter_type])
  if (until <= today) throw invalid({ retained_until: ['Choose a day in the future.'] })
  const closed = withFact(conveyance, 'closed', actor, now, `Kept until ${until}`)
  const key_dates = { ...closed.key_dates, retained_until: until }
  return settle(records, { conveyance: { ...closed, key_dates } }, now, [
    {
      name: 'conveyance.updated',
      changed: ['facts', 'key_dates'],
      detail: { title: 'Closed', retained_until: until },
    },
  ])
}

/** Moves a closed file to the archive. */
export const archiveCase = (records: CaseRecords, now: Instant): CaseChange => {
  const { conveyance } = records
  if (conveyance.status !== 'closed') {
    throw wrongState('conveyance.not_closed', 'Only a closed case goes to the archive.')
  }
  return settle(records, { conveyance: { ...conveyance, status: 'archived' } }, now, [
    { name: 'conveyance.updated', changed: ['status'], detail: { title: 'Archived' } },
  ])
}
