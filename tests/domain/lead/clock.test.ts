import { describe, expect, test } from 'vitest'
import {
  clockOf,
  defaultOfficeHours as hours,
  isOpenAt,
  type OfficeHours,
  openMinutesBetween,
  responseDue,
  soldAge,
} from '#domain/lead/clock'

const waiting = (received_at: string) => ({
  received_at,
  response_due_at: responseDue(hours, received_at),
  first_response_at: null,
})

describe('the promise of a first answer', () => {
  test.each([
    ['in office hours', '2026-11-20T10:00:00Z', '2026-11-20T10:15:00.000Z'],
    ['over the evening', '2026-11-20T17:25:00Z', '2026-11-23T09:10:00.000Z'],
    ['at the very end', '2026-11-20T17:15:00Z', '2026-11-20T17:30:00.000Z'],
    ['on a Saturday', '2026-11-21T11:00:00Z', '2026-11-23T09:15:00.000Z'],
    ['before the office opens', '2026-11-23T06:00:00Z', '2026-11-23T09:15:00.000Z'],
    ['over Christmas', '2026-12-24T17:29:00Z', '2026-12-29T09:14:00.000Z'],
    ['in summer time', '2026-07-01T08:10:00Z', '2026-07-01T08:25:00.000Z'],
    ['over the change of the clocks', '2026-10-23T16:25:00Z', '2026-10-26T09:10:00.000Z'],
  ])('%s', (_, received, due) => {
    expect(responseDue(hours, received)).toBe(due)
  })

  test('keeps to the hours that hold on the day', () => {
    const dated: readonly OfficeHours[] = [
      ...hours,
      { valid_from: '2026-12-01', open: { 6: ['10:00', '13:00'] }, response_minutes: 30 },
    ]
    expect(responseDue(dated, '2026-11-30T10:00:00Z')).toBe('2026-11-30T10:15:00.000Z')
    expect(responseDue(dated, '2026-12-02T10:00:00Z')).toBe('2026-12-05T10:30:00.000Z')
  })

  test('waits over Boxing Day and New Year’s Day on a Saturday that is otherwise open', () => {
    const saturdays: readonly OfficeHours[] = [
      { valid_from: '2000-01-01', open: { 6: ['10:00', '13:00'] }, response_minutes: 15 },
    ]
    expect(responseDue(saturdays, '2026-12-21T10:00:00Z')).toBe('2027-01-02T10:15:00.000Z')
    expect(responseDue(saturdays, '2027-12-20T10:00:00Z')).toBe('2028-01-08T10:15:00.000Z')
  })
})

describe('the clock', () => {
  test.each([
    ['2026-11-20T10:00:00.000Z', 'in-time', 15],
    ['2026-11-20T10:09:00.000Z', 'in-time', 6],
    ['2026-11-20T10:10:00.000Z', 'amber', 5],
    ['2026-11-20T10:15:00.000Z', 'amber', 0],
    ['2026-11-20T10:40:00.000Z', 'red', -25],
    ['2026-11-23T09:01:00.000Z', 'red', -436],
  ] as const)('at %s is %s', (now, state, minutes) => {
    expect(clockOf(waiting('2026-11-20T10:00:00.000Z'), hours, now)).toEqual({ state, minutes })
  })

  test('stands still while the office is closed', () => {
    const it = waiting('2026-11-20T17:25:00.000Z')
    expect(clockOf(it, hours, '2026-11-20T22:00:00.000Z')).toEqual({ state: 'paused', minutes: 10 })
    expect(clockOf(it, hours, '2026-11-22T12:00:00.000Z')).toEqual({ state: 'paused', minutes: 10 })
    expect(clockOf(it, hours, '2026-11-23T09:06:00.000Z')).toEqual({ state: 'amber', minutes: 4 })
  })

  test('says how long an answer took', () => {
    const answered = {
      ...waiting('2026-11-20T17:25:00.000Z'),
      first_response_at: '2026-11-23T09:02:00.000Z',
    }
    expect(clockOf(answered, hours, '2026-12-01T09:00:00.000Z')).toEqual({
      state: 'answered',
      minutes: 7,
    })
  })

  test('counts open minutes as the minutes of an open day one by one', () => {
    const from = Date.parse('2026-11-19T15:00:00Z')
    const step = 7 * 60_000
    let open = 0
    let at = from
    for (let nth = 0; nth < 400; nth += 13) {
      const to = from + nth * step
      for (; at < to; at += 60_000) if (isOpenAt(hours, new Date(at).toISOString())) open += 1
      const [first, last] = [new Date(from).toISOString(), new Date(to).toISOString()]
      expect(openMinutesBetween(hours, first, last)).toBe(open)
    }
  })
})

test.each([
  [0, 'fresh'],
  [14, 'fresh'],
  [15, 'watch'],
  [60, 'amber'],
  [239, 'amber'],
  [240, 'red'],
] as const)('an accepted offer that waits %d minutes is %s', (minutes, age) => {
  const since = '2026-11-20T10:00:00.000Z'
  const now = new Date(Date.parse(since) + minutes * 60_000).toISOString()
  expect(soldAge(since, now)).toBe(age)
})
