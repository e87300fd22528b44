import { type DateOnly, later } from '#domain/dates'
import { baseDates, dueOn } from './due-rule.ts'
import type { KeyDates } from './key-date.ts'
import { isSettled, mapTasks, type Plan, type Task } from './plan.ts'

const baseOf = ({ due, opened_on }: Task, bases: ReturnType<typeof baseDates>) => {
  if (!due) return null
  return due.base === 'ready' ? opened_on : bases[due.base]
}

const withDueDate = (task: Task, base: DateOnly | null, today: DateOnly): Task => {
  if (!task.due || base === task.base_on) return task
  const due_on = base === null ? null : later(dueOn(task.due, base), today)
  const was_due_on = task.due_on !== null && task.due_on !== due_on ? task.due_on : task.was_due_on
  return { ...task, due_on, was_due_on, base_on: base, snoozed: null }
}

/**
 * The plan with the due date of every unfinished task recalculated where its base has moved, never before today.
 * The previous date goes to `was_due_on`; a date set by hand is replaced.
 */
export const recalculateDueDates = (plan: Plan, dates: KeyDates, today: DateOnly): Plan => {
  const bases = baseDates(dates)
  return mapTasks(plan, (task) =>
    isSettled(task) || task.status === 'not_applicable'
      ? task
      : withDueDate(task, baseOf(task, bases), today),
  )
}
