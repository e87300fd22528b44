import { assertAllowed } from '#domain/act'
import { type DateOnly, type Instant, londonDate, londonInstant } from '#domain/dates'
import type { Actor } from '#domain/party'
import { invalid } from '#domain/refusal'
import { mayComplete } from './acts.ts'
import type { CompletionBody } from './bodies.ts'
import { unusualCompletion } from './completion-date/reason.ts'
import type { CaseRecords, Conveyance } from './conveyance.ts'
import { completionMissing } from './guards.ts'
import { withFact } from './plan/fact-recording.ts'
import { taxDueOn } from './plan/key-date-tax.ts'
import { type CaseChange, settle } from './settling.ts'

export type CompletionInput = Omit<CompletionBody, 'version'>

const assertMoment = ({ key_dates }: Conveyance, on: DateOnly, at: Instant, now: Instant) => {
  if (at > now) throw invalid({ at: ['Enter a time that is not in the future.'] })
  if (key_dates.exchanged_at !== null && at < key_dates.exchanged_at) {
    throw invalid({ on: ['Enter a date on or after exchange.'] })
  }
  if (on < key_dates.instructed_on) throw invalid({ on: ['Enter a date on or after instruction.'] })
}

const assertReason = (unusual: readonly string[], reason: string | undefined) => {
  if (unusual.length > 0 && !reason)
    throw invalid({ reason: [`${unusual.join(' ')} Enter a reason for completing anyway.`] })
}

const completed = (conveyance: Conveyance, by: Actor, at: Instant, note: string): Conveyance => {
  const withCompletion = withFact(conveyance, 'completed', by, at, { note })
  const withKeys =
    conveyance.matter_type === 'sale'
      ? withFact(withCompletion, 'keys_released', by, at)
      : withCompletion
  const on = londonDate(at)
  return {
    ...withKeys,
    key_dates: {
      ...withKeys.key_dates,
      completed_on: on,
      completed_at: at,
      sdlt_due_on: taxDueOn(conveyance, on),
    },
  }
}

/**
 * Records completion and recalculates what follows from its date. Throws 409 with everything still missing, 422 for
 * an impossible time, and for an unusual completion without a reason.
 */
export const complete = (
  records: CaseRecords,
  { at: time, on, spoke_to, note, reason }: CompletionInput,
  actor: Actor,
  now: Instant,
): CaseChange => {
  assertAllowed(mayComplete(records.conveyance, completionMissing(records)))
  const day = on ?? londonDate(now)
  const at = londonInstant(day, time)
  assertMoment(records.conveyance, day, at, now)
  const unusual = unusualCompletion(records.conveyance, day)
  assertReason(unusual, reason)
  const factNote = `Confirmed by ${spoke_to}${note ? `. ${note}` : ''}`
  const conveyance = completed(records.conveyance, actor, at, factNote)
  const kept = { note: note ?? null, unusual, reason: unusual.length > 0 ? (reason ?? null) : null }
  const completion = { confirmed_by: spoke_to, ...kept }
  return settle(records, { conveyance: { ...conveyance, completion } }, now, [
    {
      name: 'conveyance.completed',
      changed: ['facts', 'key_dates'],
      detail: { at, matter_type: conveyance.matter_type, spoke_to, ...kept },
    },
  ])
}
