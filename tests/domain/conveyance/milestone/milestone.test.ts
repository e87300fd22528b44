import { describe, expect, test } from 'vitest'
import { durationQuantile } from '#domain/conveyance/milestone/durations'
import { figuresFrom, milestoneTimes } from '#domain/conveyance/milestone/times'
import { aCase, at, eleanor, workedUntil } from '../fixture.ts'

describe('durations', () => {
  const counts = [
    { working_days: 20, count: 1 },
    { working_days: 3, count: 5 },
    { working_days: 8, count: 4 },
  ]

  test('have the number of days within which half of them were done, and nine in ten', () => {
    expect(durationQuantile(counts, 0.5)).toBe(3)
    expect(durationQuantile(counts, 0.9)).toBe(8)
    expect(durationQuantile(counts, 1)).toBe(20)
  })

  test('have none without any', () => {
    expect(durationQuantile([], 0.5)).toBeNull()
  })
})

describe('the times of milestones', () => {
  test('count working days from its start to the day it was done, against what is usual', () => {
    const records = workedUntil(aCase(), 'contract_drafted', at('2026-09-29'))
    const milestone = records.plan.milestones.find(({ status }) => status === 'done')
    const [first] = milestoneTimes(records)
    expect(first).toMatchObject({
      workflow: 'sale@1',
      milestone: milestone?.key,
      conveyance_id: records.conveyance.id,
      done_on: '2026-09-29',
      working_days: 5,
      days_over: 5 - (milestone?.usual_wd ?? 0),
      fee_earner_id: eleanor.id,
    })
  })

  test('leave out milestones that are not done, and those that were not asked for', () => {
    expect(milestoneTimes(aCase())).toEqual([])
    const records = workedUntil(aCase(), 'contract_drafted', at('2026-09-29'))
    expect(milestoneTimes(records, [])).toEqual([])
  })
})

test('figures are made of a year', () => {
  expect(figuresFrom('2026-11-23')).toBe('2025-11-23')
})
