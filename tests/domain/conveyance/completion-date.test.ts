import { describe, expect, it } from 'vitest'
import { complete } from '#domain/conveyance/completion'
import {
  correctCompletionDate,
  varyCompletionDate,
} from '#domain/conveyance/completion-date/changing'
import { historyText } from '#domain/conveyance/history'
import { setKeyDates } from '#domain/conveyance/plan/key-date-setting'
import { taskOf } from '#domain/conveyance/plan/plan'
import { refusalOf } from '../refusal-of.ts'
import { aCase, at, eleanor, tom, workedUntil } from './fixture.ts'

const now = at('2026-11-30')
const exchanged = () => workedUntil(aCase('purchase'), 'transfer_approved', at('2026-11-27'))
const agreed = {
  completion_on: '2026-12-18',
  agreed_with: 'Sunita Rao',
  client: 'Margaret Ellison',
  agreed_on: '2026-11-30',
}

describe('the completion date after exchange', () => {
  it('moves by agreement of both sides, and what rests on it moves too', () => {
    const before = taskOf(exchanged().plan, 'transfer-approved')?.due_on
    const { conveyance, plan, events } = varyCompletionDate(exchanged(), agreed, eleanor, now)
    expect(conveyance.key_dates).toMatchObject({
      completion_on: '2026-12-18',
      sdlt_due_on: '2027-01-01',
    })
    expect(taskOf(plan, 'transfer-approved')?.was_due_on).toBe(before)
    expect(conveyance.completion_dates).toEqual([
      {
        kind: 'variation',
        from: '2026-12-11',
        to: '2026-12-18',
        agreement: { agreed_with: 'Sunita Rao', client: 'Margaret Ellison', on: '2026-11-30' },
        reason: null,
        by: eleanor,
        at: now,
      },
    ])
    const [first] = events
    expect(first && historyText({ name: first.name, fields: { ...first.detail } })).toBe(
      'Completion varied from Friday 11 December to Friday 18 December: agreed with Sunita Rao and Margaret Ellison on Monday 30 November',
    )
  })

  it('refuses a Sunday, the same day and an agreement in the future', () => {
    const faults = (change: Partial<typeof agreed>) =>
      refusalOf(() => varyCompletionDate(exchanged(), { ...agreed, ...change }, eleanor, now))
        .detail.fields
    expect(faults({ completion_on: '2026-12-20' })).toHaveProperty('completion_on')
    expect(faults({ completion_on: '2026-12-11' })).toHaveProperty('completion_on')
    expect(faults({ agreed_on: '2026-12-01' })).toHaveProperty('agreed_on')
  })

  it('is not varied before exchange or after completion', () => {
    const codeOf = (records: Parameters<typeof varyCompletionDate>[0]) =>
      refusalOf(() => varyCompletionDate(records, agreed, eleanor, now)).code
    expect(codeOf(aCase())).toBe('conveyance.not_exchanged')
    const day = at('2026-12-11')
    const input = { at: '09:40', spoke_to: 'Sunita Rao' }
    const done = complete(workedUntil(exchanged(), 'completed', day), input, eleanor, day)
    expect(codeOf(done)).toBe('conveyance.already_completed')
    const corrected = correctCompletionDate(done, { on: '2026-12-10', reason: 'Typo' }, tom, day)
    expect(corrected.conveyance.key_dates).toMatchObject({
      completion_on: '2026-12-11',
      completed_on: '2026-12-10',
    })
  })

  it('is corrected with a reason, which stays in the history', () => {
    const { conveyance, events } = correctCompletionDate(
      exchanged(),
      { on: '2026-12-14', reason: 'The contract says 14 December' },
      tom,
      now,
    )
    expect(conveyance.key_dates.completion_on).toBe('2026-12-14')
    expect(conveyance.completion_dates[0]).toMatchObject({ kind: 'correction', by: tom })
    const [first] = events
    expect(first && historyText({ name: first.name, fields: { ...first.detail } })).toBe(
      'Completion date corrected from Friday 11 December to Monday 14 December: The contract says 14 December',
    )
  })

  it('cannot be set as a mere key date', () => {
    const refusal = refusalOf(() => setKeyDates(exchanged(), { completion_on: '2026-12-18' }, now))
    expect(refusal.detail.fields).toHaveProperty(['dates.completion_on'])
  })
})
