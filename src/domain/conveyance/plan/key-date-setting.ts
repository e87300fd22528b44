import type { KeyDatesBody } from '#domain/conveyance/bodies'
import type { CaseRecords, Conveyance } from '#domain/conveyance/conveyance'
import { assertLive, type CaseChange, settle } from '#domain/conveyance/settling'
import { type DateOnly, fullDate, type Instant } from '#domain/dates'
import { definedIn } from '#domain/entries'
import { assertValid } from '#domain/refusal'
import { isWorkingDay, nextWorkingDay } from '#domain/working-days'
import { clearedExpiries } from './expiry-dates.ts'
import { type KeyDates, type SettableKeyDate, settableKeyDates } from './key-date.ts'

type KeyDateChanges = KeyDatesBody['dates']
type Problems = Record<string, string[]>

/** 'Sunday 5 April is not a working day. The next is Monday 6 April.' */
export const notWorkingDay = (day: DateOnly) =>
  `${fullDate(day)} is not a working day. The next is ${fullDate(nextWorkingDay(day))}.`

const workingDayKeys = ['exchange_target_on', 'completion_on'] as const

const problemsWith = (conveyance: Conveyance, changes: KeyDateChanges): Problems => {
  const problems: Problems = {}
  for (const key of workingDayKeys) {
    const day = changes[key]
    if (day && !isWorkingDay(day)) problems[`dates.${key}`] = [notWorkingDay(day)]
  }
  if (changes.instructed_on === null) problems['dates.instructed_on'] = ['Enter a date.']
  for (const [key, problem] of clearedExpiries(conveyance, changes))
    problems[`dates.${key}`] = [problem]
  if (!conveyance.facts.exchanged) return problems
  if (changes.exchange_target_on !== undefined) {
    problems['dates.exchange_target_on'] = [
      'Contracts have been exchanged, so this date cannot be changed.',
    ]
  }
  if (changes.completion_on !== undefined) {
    problems['dates.completion_on'] = [
      'Contracts have been exchanged. Vary the completion date with the other side instead.',
    ]
  }
  return problems
}

const withChanges = (before: KeyDates, changes: KeyDateChanges): KeyDates => {
  const { instructed_on, ...rest } = definedIn(changes)
  return { ...before, ...rest, instructed_on: instructed_on ?? before.instructed_on }
}

const changedKeys = (before: KeyDates, after: KeyDates): SettableKeyDate[] =>
  settableKeyDates.filter((key) => before[key] !== after[key])

/**
 * Sets key dates and recalculates the unfinished tasks that depend on them. Throws 409 when the case has ended, 422
 * for a target that is not a working day and for dates that exchange or completion has fixed.
 */
export const setKeyDates = (
  records: CaseRecords,
  changes: KeyDateChanges,
  now: Instant,
): CaseChange => {
  const { conveyance } = records
  assertLive(conveyance)
  const problems = problemsWith(conveyance, changes)
  if (conveyance.facts.completed && changes.completion_on !== undefined) {
    problems['dates.completion_on'] = ['The case has completed, so this date cannot be changed.']
  }
  assertValid(problems)
  const key_dates = withChanges(conveyance.key_dates, changes)
  const changed = changedKeys(conveyance.key_dates, key_dates)
  const dates = Object.fromEntries(
    changed.map((key) => [key, { from: conveyance.key_dates[key], to: key_dates[key] }]),
  )
  return settle(records, { conveyance: { ...conveyance, key_dates } }, now, [
    { name: 'conveyance.updated', changed, detail: { dates } },
  ])
}
