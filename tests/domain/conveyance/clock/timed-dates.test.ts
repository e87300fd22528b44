import { expect, test } from 'vitest'
import { abortCase } from '#domain/conveyance/abortion'
import { chase } from '#domain/conveyance/chase'
import { timedDatesOf } from '#domain/conveyance/clock/timed-dates'
import { complete } from '#domain/conveyance/completion'
import type { CaseRecords } from '#domain/conveyance/conveyance'
import { holdCase } from '#domain/conveyance/hold'
import { setKeyDates } from '#domain/conveyance/plan/key-date-setting'
import { taskOf, tasksOf } from '#domain/conveyance/plan/plan'
import { snoozeTask } from '#domain/conveyance/plan/task-snoozing'
import { londonDate } from '#domain/dates'
import { aCase, at, doTask, eleanor, OPENED, withFacts, workedUntil } from '../fixture.ts'

const begun = () => withFacts(aCase(), ['conflict_clear'])

const saysOf = (records: CaseRecords, item: string) =>
  timedDatesOf(records)
    .filter((it) => it.item === item)
    .map(({ name, on, at: when }) => [name, on, londonDate(when)])

const openTask = (records: CaseRecords) => {
  const task = tasksOf(records.plan).find((it) => it.status === 'open' && it.due_on !== null)
  if (!task?.due_on) throw new Error('no open task with a date')
  return { ...task, due_on: task.due_on }
}

test('an open task is due, overdue and then a supervisor’s', () => {
  const snoozed = snoozeTask(
    begun(),
    { task: openTask(begun()).key, due_on: '2026-10-02', reason: 'Waits' },
    eleanor,
    OPENED,
  )
  expect(saysOf(snoozed, openTask(begun()).key)).toEqual([
    ['task.due', '2026-10-02', '2026-10-02'],
    ['task.overdue', '2026-10-02', '2026-10-05'],
    ['task.escalated', '2026-10-02', '2026-10-07'],
  ])
})

test('a task that waits is chased, is overdue too, and after the last chase a supervisor’s', () => {
  const names = (records: CaseRecords) => saysOf(records, 'terms').map(([name]) => name)
  expect(names(begun()).toSorted()).toEqual(['task.chase-due', 'task.escalated', 'task.overdue'])
  const days = ['2026-09-28', '2026-10-05', '2026-10-12', '2026-10-15']
  const chased = days.reduce<CaseRecords>(
    (it, day) => chase(it, { task_key: 'terms', how: 'call' }, at(day)),
    begun(),
  )
  expect(saysOf(chased, 'terms').filter(([, on]) => on === '2026-10-15')).toEqual([
    ['task.escalated', '2026-10-15', '2026-10-16'],
  ])
  expect(names(chased)).not.toContain('task.chase-due')
})

test('a key date is warned of at the days of its kind and said to have passed, until it no longer matters', () => {
  const dated = setKeyDates(
    begun(),
    { os1_expires_on: '2026-12-18', completion_on: '2026-12-11' },
    OPENED,
  )
  expect(saysOf(dated, 'os1_expires_on')).toEqual([
    ['conveyance.key-date-approaching', '2026-12-18', '2026-12-11'],
    ['conveyance.key-date-passed', '2026-12-18', '2026-12-21'],
  ])
  const day = at('2026-12-11')
  const input = { at: '09:40', spoke_to: 'Sunita Rao' }
  const done = complete(workedUntil(dated, 'completed', day), input, eleanor, day)
  expect(saysOf(done, 'completion_on')).toEqual([])
})

test('a case on hold says only when it is looked at again, and an aborted one nothing', () => {
  const hold = { reason: 'Illness', look_again_on: '2026-12-26', notify: [] }
  expect(timedDatesOf(holdCase(begun(), hold, eleanor, OPENED))).toEqual([
    {
      name: 'conveyance.review-due',
      item: '',
      on: '2026-12-26',
      at: '2026-12-29T08:00:00.000Z',
    },
  ])
  const aborted = abortCase(begun(), { reason: 'Withdrew', notify: [] }, eleanor, OPENED)
  expect(timedDatesOf(aborted)).toEqual([])
})

test('a task that opens after its due day is due the next working day, and late one after that', () => {
  const before = aCase()
  const opened = doTask(before, 'conflict-check', at('2026-10-31'))
  const moved = tasksOf(opened.plan).filter(
    ({ key, was_due_on }) => was_due_on !== null && taskOf(before.plan, key)?.status === 'pending',
  )
  expect(moved.map((it) => it.key)).toContain('terms')
  for (const { key } of moved) {
    expect(saysOf(opened, key)).toContainEqual(['task.overdue', '2026-11-02', '2026-11-03'])
    expect(saysOf(opened, key).filter(([, , day]) => day && day < '2026-11-02')).toEqual([])
  }
})
