import { describe, expect, it } from 'vitest'
import { setDetails } from '#domain/conveyance/details'
import { setKeyDates } from '#domain/conveyance/plan/key-date-setting'
import { taskOf } from '#domain/conveyance/plan/plan'
import { assignTask } from '#domain/conveyance/plan/task-assignment'
import { snoozeTask } from '#domain/conveyance/plan/task-snoozing'
import { refusalOf } from '../../refusal-of.ts'
import { aCase, at, eleanor, OPENED, tom, withFacts } from '../fixture.ts'

const snooze = (due_on: string) =>
  snoozeTask(aCase(), { task: 'welcome-call', due_on, reason: 'Away' }, tom, OPENED)

describe('snoozing a task', () => {
  it('moves it to a later day and keeps the first', () => {
    expect(taskOf(snooze('2026-10-01').plan, 'welcome-call')).toMatchObject({
      due_on: '2026-10-01',
      was_due_on: '2026-09-24',
      snoozed: { reason: 'Away', by: tom, at: OPENED },
    })
  })

  it('gives way when the date behind it moves', () => {
    const moved = setKeyDates(snooze('2026-10-01'), { instructed_on: '2026-09-21' }, OPENED)
    expect(taskOf(moved.plan, 'welcome-call')).toMatchObject({
      due_on: '2026-09-23',
      was_due_on: '2026-10-01',
      snoozed: null,
    })
  })

  it('stays put while other things move', () => {
    const later = withFacts(snooze('2026-10-01'), ['conflict_clear'], at('2026-09-30'))
    expect(taskOf(later.plan, 'welcome-call')?.due_on).toBe('2026-10-01')
  })

  it('to the past or to an earlier day is refused', () => {
    expect(refusalOf(() => snooze('2026-09-21')).detail.fields).toEqual({
      due_on: ['Enter a date that has not passed.'],
    })
    expect(refusalOf(() => snooze('2026-09-24')).status).toBe(422)
  })
})

describe('giving a task away', () => {
  const someone = { id: 'u-sam', name: 'Sam Okafor' }

  it('makes it theirs, and giving it back makes it the role’s again', () => {
    const given = assignTask(aCase(), { task: 'sale-memo', user: someone }, OPENED)
    expect(taskOf(given.plan, 'sale-memo')?.assignee.user).toEqual(someone)
    const back = assignTask(given, { task: 'sale-memo', user: null }, OPENED)
    expect(taskOf(back.plan, 'sale-memo')?.assignee.user).toEqual(tom)
  })

  it('with the case hands over what was its fee earner’s, and only that', () => {
    const given = assignTask(aCase(), { task: 'welcome-call', user: someone }, OPENED)
    const handed = setDetails(given, { fee_earner: { id: 'u-new', name: 'New' } }, OPENED)
    expect(taskOf(handed.plan, 'conflict-check')?.assignee.user?.id).toBe('u-new')
    expect(taskOf(handed.plan, 'welcome-call')?.assignee.user).toEqual(someone)
    expect(taskOf(handed.plan, 'sale-memo')?.assignee.user).toEqual(tom)
  })

  it('falls to the fee earner where the assistant leaves', () => {
    const handed = setDetails(aCase(), { assistant: null }, OPENED)
    expect(taskOf(handed.plan, 'sale-memo')?.assignee.user).toEqual(eleanor)
  })
})
