import { type DateOnly, type Instant, londonDate, longDate } from '#domain/dates'
import type { Named } from '#domain/party'
import { assertValid, wrongState } from '#domain/refusal'
import type { AgencyReportEntry, ConsentEntry, SuspicionKeeping } from './bodies.ts'
import { noticeEnds } from './clock.ts'
import type { Suspicion } from './suspicion.ts'

type Stamp = { readonly by: Named; readonly now: Instant }
type Of<T> = Omit<T, 'version'>

const stampOf = ({ by, now }: Stamp) => ({ by: { id: by.id, name: by.name }, at: now })

const next = (suspicion: Suspicion, change: Partial<Suspicion>): Suspicion => ({
  ...suspicion,
  ...change,
  version: suspicion.version + 1,
})

export const newSuspicion = (
  of: Pick<Suspicion, 'id' | 'conveyance' | 'about' | 'grounds'>,
  stamp: Stamp,
): Suspicion => ({
  ...of,
  version: 1,
  reported: stampOf(stamp),
  closed: null,
  agency: null,
  consent: null,
  notes: [],
  kept: null,
})

const assertUndecided = ({ closed, agency }: Suspicion) => {
  if (closed !== null || agency !== null)
    throw wrongState('suspicion.decided', 'This report has been decided.')
}

export const withNote = (suspicion: Suspicion, text: string, stamp: Stamp): Suspicion =>
  next(suspicion, { notes: [...suspicion.notes, { ...stampOf(stamp), text }] })

/** The file with why nothing is reported. Throws 409 once it is decided. */
export const withoutReport = (suspicion: Suspicion, reason: string, stamp: Stamp): Suspicion => {
  assertUndecided(suspicion)
  return next(suspicion, { closed: { ...stampOf(stamp), reason } })
}

const FUTURE = 'Enter today or an earlier day.'

/** The file with its report to the agency. Throws 409 once it is decided, 422 for a day that has not come. */
export const withAgencyReport = (
  suspicion: Suspicion,
  entry: Of<AgencyReportEntry>,
  stamp: Stamp,
): Suspicion => {
  assertUndecided(suspicion)
  assertValid(entry.submitted_on > londonDate(stamp.now) ? { submitted_on: [FUTURE] } : {})
  return next(suspicion, { agency: { ...stampOf(stamp), ...entry } })
}

const consentProblem = (submittedOn: DateOnly, on: DateOnly, today: DateOnly): string | null => {
  if (on > today) return FUTURE
  if (on < submittedOn) return 'Enter a day after the report.'
  const ends = noticeEnds(submittedOn)
  return on > ends
    ? `The seven working days ended on ${longDate(ends)}, so consent counts as given.`
    : null
}

/** The file with what the agency decided. Throws 409 where no consent is asked or it is decided, 422 for a day outside the notice. */
export const withConsent = (
  suspicion: Suspicion,
  entry: Of<ConsentEntry>,
  stamp: Stamp,
): Suspicion => {
  const { agency, consent } = suspicion
  if (!agency?.asks_consent || consent !== null)
    throw wrongState('suspicion.no_consent', 'No decision of the agency is awaited.')
  const problem = consentProblem(agency.submitted_on, entry.on, londonDate(stamp.now))
  assertValid(problem === null ? {} : { on: [problem] })
  return next(suspicion, { consent: { ...stampOf(stamp), ...entry } })
}

export const keptUntil = (
  suspicion: Suspicion,
  { ended_on, hold }: Of<SuspicionKeeping>,
  stamp: Stamp,
): Suspicion => next(suspicion, { kept: { ...stampOf(stamp), ended_on, hold: hold || null } })
