import { assertAllowed } from '#domain/act'
import { mayCorrectDate, mayVaryDate } from '#domain/conveyance/acts'
import type { CorrectionBody, VariationBody } from '#domain/conveyance/bodies'
import type { CaseRecords, Conveyance } from '#domain/conveyance/conveyance'
import type { CompletionDateChange } from '#domain/conveyance/outcomes'
import { notWorkingDay } from '#domain/conveyance/plan/key-date-setting'
import { taxDueOn } from '#domain/conveyance/plan/key-date-tax'
import { type CaseChange, settle } from '#domain/conveyance/settling'
import { type DateOnly, fullDate, type Instant, londonDate } from '#domain/dates'
import type { Actor } from '#domain/party'
import { assertValid, invalid } from '#domain/refusal'
import { isWorkingDay } from '#domain/working-days'

type Changed = Omit<CompletionDateChange, 'by' | 'at' | 'from'>

const withDate = (
  conveyance: Conveyance,
  change: Changed,
  actor: Actor,
  now: Instant,
): Conveyance => {
  const { key_dates } = conveyance
  const field = key_dates.completed_on === null ? 'completion_on' : 'completed_on'
  const by = { id: actor.id, name: actor.name }
  const from = key_dates[field]
  return {
    ...conveyance,
    key_dates: { ...key_dates, [field]: change.to, sdlt_due_on: taxDueOn(conveyance, change.to) },
    completion_dates: [...conveyance.completion_dates, { ...change, from, by, at: now }],
  }
}

const assertNew = ({ key_dates }: Conveyance, to: DateOnly, field: string) => {
  const before = key_dates.completed_on ?? key_dates.completion_on
  assertValid({
    ...(to === before ? { [field]: [`The date is already ${fullDate(to)}.`] } : {}),
    ...(key_dates.exchanged_on !== null && to < key_dates.exchanged_on
      ? { [field]: ['Completion cannot be before exchange.'] }
      : {}),
  })
}

const assertPast = (field: string, on: DateOnly, now: Instant) => {
  if (on > londonDate(now)) throw invalid({ [field]: ['Enter a date that is not in the future.'] })
}

/**
 * Changes the binding completion date as both sides agreed, and moves what depends on it. Throws 409 before exchange
 * and after completion, 422 for a date that is not a working day, and for an agreement in the future.
 */
export const varyCompletionDate = (
  records: CaseRecords,
  { completion_on: to, agreed_with, client, agreed_on }: Omit<VariationBody, 'version'>,
  actor: Actor,
  now: Instant,
): CaseChange => {
  const { conveyance } = records
  assertAllowed(mayVaryDate(conveyance))
  assertNew(conveyance, to, 'completion_on')
  assertPast('agreed_on', agreed_on, now)
  if (!isWorkingDay(to)) throw invalid({ completion_on: [notWorkingDay(to)] })
  const agreement = { agreed_with, client, on: agreed_on }
  const varied = withDate(
    conveyance,
    { kind: 'variation', to, agreement, reason: null },
    actor,
    now,
  )
  const from = conveyance.key_dates.completion_on
  return settle(records, { conveyance: varied }, now, [
    {
      name: 'conveyance.completion-varied',
      changed: ['key_dates'],
      detail: { from, to, agreed_with, client, agreed_on },
    },
  ])
}

/**
 * Corrects a completion date that was recorded wrongly: the agreed one, or after completion the actual one. Throws 409
 * before exchange, 422 for a date before it and, after completion, for one in the future.
 */
export const correctCompletionDate = (
  records: CaseRecords,
  { on: to, reason }: Omit<CorrectionBody, 'version'>,
  actor: Actor,
  now: Instant,
): CaseChange => {
  const { conveyance } = records
  assertAllowed(mayCorrectDate(conveyance))
  assertNew(conveyance, to, 'on')
  const { completed_on, completion_on } = conveyance.key_dates
  if (completed_on !== null) assertPast('on', to, now)
  const corrected = withDate(
    conveyance,
    { kind: 'correction', to, agreement: null, reason },
    actor,
    now,
  )
  return settle(records, { conveyance: corrected }, now, [
    {
      name: 'conveyance.completion-corrected',
      changed: ['key_dates'],
      detail: { from: completed_on ?? completion_on, to, reason },
    },
  ])
}
