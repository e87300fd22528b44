import type { CaseRecords } from '#domain/conveyance/conveyance'
import { isLive, taskOf } from '#domain/conveyance/plan/plan'
import { addDays, type DateOnly, fullDate } from '#domain/dates'
import { addWorkingDays } from '#domain/working-days'
import type { Occurrence } from './engine.ts'
import type { Rule } from './rules.ts'
import { isTimed, type TimedTrigger } from './trigger.ts'

/** How long a day that nobody was there for is still acted upon. */
const LATE_DAYS = 7

const dayOfStep = (
  { plan }: CaseRecords,
  step: string,
  from: 'opened_on' | 'due_on',
  wd: number,
) => {
  const task = taskOf(plan, step)
  const day = task && isLive(task) ? task[from] : null
  return day === null ? null : addWorkingDays(day, wd)
}

/** The day on which a rule is due in a case; null while it is not known. */
export const dayOf = (trigger: TimedTrigger, records: CaseRecords): DateOnly | null => {
  if ('open_for_wd' in trigger)
    return dayOfStep(records, trigger.step, 'opened_on', trigger.open_for_wd)
  if ('late_for_wd' in trigger)
    return dayOfStep(records, trigger.step, 'due_on', trigger.late_for_wd)
  const base = records.conveyance.key_dates[trigger.date]
  if (base === null) return null
  return trigger.unit === 'wd'
    ? addWorkingDays(base, trigger.offset)
    : addDays(base, trigger.offset)
}

export type TimedOccurrence = Occurrence & {
  /** The rule and its day: it runs once for both. */
  readonly once: string
}

/** The rules whose day has come in a case, or came within the last week. */
export const dueOccurrences = (
  records: CaseRecords,
  rules: readonly Rule[],
  today: DateOnly,
): TimedOccurrence[] =>
  rules.flatMap(({ key, when }) => {
    const day = isTimed(when) ? dayOf(when, records) : null
    if (!isTimed(when) || day === null || day > today || day < addDays(today, -LATE_DAYS)) return []
    const text = `${fullDate(day)} came`
    const task = 'step' in when ? when.step : null
    return [{ text, event: null, rule: key, task, causes: [], once: `${key} ${day}` }]
  })
