import { addDays, addYears, type DateOnly } from '#domain/dates'
import { addWorkingDays } from '#domain/working-days'
import type { Suspicion } from './suspicion.ts'

// POCA 2002, section 335(5) and (6): seven working days from the first one after the disclosure, and 31 days that begin
// with the day on which the refusal arrives. MLR 2017, regulation 40: five years from the end of the relationship.
const NOTICE_WORKING_DAYS = 7
const MORATORIUM_DAYS = 31
const KEPT_YEARS = 5

export type SuspicionClock =
  | { readonly state: 'undecided' | 'closed' | 'no_consent_needed' }
  | {
      readonly state: 'notice' | 'deemed' | 'given' | 'moratorium' | 'moratorium_over'
      /** The last day of the period, or the day on which consent was given. */
      readonly on: DateOnly
    }

/** The last of the seven working days in which the agency may refuse consent. */
export const noticeEnds = (submittedOn: DateOnly): DateOnly =>
  addWorkingDays(submittedOn, NOTICE_WORKING_DAYS)

/** The last day on which nothing may be done after a refusal. */
export const moratoriumEnds = (refusedOn: DateOnly): DateOnly =>
  addDays(refusedOn, MORATORIUM_DAYS - 1)

/** Where a report stands on a day, and until when nothing may be done. */
export const clockOf = (
  { closed, agency, consent }: Pick<Suspicion, 'closed' | 'agency' | 'consent'>,
  today: DateOnly,
): SuspicionClock => {
  if (closed) return { state: 'closed' }
  if (agency === null) return { state: 'undecided' }
  if (!agency.asks_consent) return { state: 'no_consent_needed' }
  if (consent?.outcome === 'given') return { state: 'given', on: consent.on }
  if (consent) {
    const on = moratoriumEnds(consent.on)
    return { state: on < today ? 'moratorium_over' : 'moratorium', on }
  }
  const on = noticeEnds(agency.submitted_on)
  return { state: on < today ? 'deemed' : 'notice', on }
}

/** The first day on which a file may be deleted; null while the relationship goes on, and while it is held. */
export const deletedFrom = ({ kept }: Pick<Suspicion, 'kept'>): DateOnly | null =>
  kept?.ended_on && kept.hold === null ? addYears(kept.ended_on, KEPT_YEARS) : null
