import { describe, expect, test } from 'vitest'
import { callLaneOf } from '#domain/quote/case/lane'

const now = '2026-11-20T12:00:00.000Z'
const fresh = { next_action: null, attempts: 0, last_contact_at: null }
const call = (at: string) => ({ type: 'call' as const, at })

describe('a case on the call board', () => {
  test('is due from the minute that was planned', () => {
    expect(callLaneOf({ ...fresh, next_action: call(now) }, now)).toBe('due')
    expect(callLaneOf({ ...fresh, next_action: call('2026-11-20T12:01:00.000Z') }, now)).toBe(
      'today',
    )
  })

  test('stands under today until midnight in London, also in summer', () => {
    const summer = '2026-06-30T12:00:00.000Z'
    const at = (instant: string) => callLaneOf({ ...fresh, next_action: call(instant) }, summer)
    expect(at('2026-06-30T22:59:00.000Z')).toBe('today')
    expect(at('2026-06-30T23:01:00.000Z')).toBe('never')
  })

  test('stands by what came of its calls when nothing is planned for today', () => {
    expect(callLaneOf(fresh, now)).toBe('never')
    expect(callLaneOf({ ...fresh, attempts: 2 }, now)).toBe('tried')
    expect(callLaneOf({ ...fresh, attempts: 3 }, now)).toBe('no_answer')
    expect(callLaneOf({ ...fresh, attempts: 5, last_contact_at: now }, now)).toBe('spoke')
  })
})
