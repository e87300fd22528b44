import { assertAllowed } from '#domain/act'
import { type DateOnly, type Instant, londonDate } from '#domain/dates'
import type { Actor } from '#domain/party'
import { invalid } from '#domain/refusal'
import { retentionEnd } from '#domain/retention/periods'
import { mayClose } from './acts.ts'
import { mayArchiveCase } from './closing/acts.ts'
import type { CaseRecords } from './conveyance.ts'
import { closeMissing } from './guards.ts'
import { withFact } from './plan/fact-recording.ts'
import { type CaseChange, settle } from './settling.ts'

/**
 * Closes the file; optional tasks lapse. Throws 409 with everything still missing, 422 for a retention date that is
 * not in the future.
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
  const retainedUntil = retained_until ?? retentionEnd(conveyance.matter_type, today)
  if (retainedUntil <= today) throw invalid({ retained_until: ['Enter a date in the future.'] })
  const closed = withFact(conveyance, 'closed', actor, now, {
    note: `Retained until ${retainedUntil}`,
  })
  const key_dates = { ...closed.key_dates, retained_until: retainedUntil }
  return settle(records, { conveyance: { ...closed, key_dates } }, now, [
    {
      name: 'conveyance.updated',
      changed: ['facts', 'key_dates'],
      detail: { title: 'Closed', retained_until: retainedUntil },
    },
  ])
}

/** Moves a closed file to the archive; throws 409 unless it is closed. */
export const archiveCase = (records: CaseRecords, now: Instant): CaseChange => {
  const { conveyance } = records
  assertAllowed(mayArchiveCase(conveyance))
  return settle(records, { conveyance: { ...conveyance, status: 'archived' } }, now, [
    { name: 'conveyance.updated', changed: ['status'], detail: { title: 'Archived' } },
  ])
}
