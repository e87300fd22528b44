import { describe, expect, test } from 'vitest'
import { mayClaim, nextInRotation } from '#domain/lead/desk/claiming'
import { nextFollowUp } from '#domain/lead/desk/planning'
import type { DeskAdviser, DeskClaim } from '#domain/lead/desk/settings'

const adviser = (user_id: string, given: Partial<DeskAdviser> = {}): DeskAdviser => ({
  user_id,
  intents: [],
  languages: [],
  extension: '',
  ...given,
})
const claim: DeskClaim = {
  rule: 'by_turns',
  advisers: [
    adviser('ann', { intents: ['sale'] }),
    adviser('ben', { languages: ['en', 'pl'] }),
    adviser('cat', { languages: ['en'] }),
  ],
}

describe('whoever claims', () => {
  test('gets what they take, and everything when they name nothing', () => {
    expect(mayClaim(claim, 'ann', { intent: ['remortgage'] })).toBe(false)
    expect(mayClaim(claim, 'ann', { intent: ['sale', 'purchase'] })).toBe(true)
    expect(mayClaim(claim, 'cat', { intent: ['sale'], language: 'pl' })).toBe(false)
    expect(mayClaim(claim, 'ben', { intent: [], language: 'pl' })).toBe(true)
    expect(mayClaim(claim, 'dora', { intent: ['sale'], language: 'pl' })).toBe(true)
  })

  test('gets what nobody of the desk takes', () => {
    const alone = { ...claim, advisers: [adviser('ann', { intents: ['sale'] })] }
    expect(mayClaim(alone, 'ann', { intent: ['remortgage'] })).toBe(true)
  })
})

test('turns go round those who are there and take such a lead', () => {
  const everybody = () => true
  const sale = { intent: ['sale' as const] }
  expect(nextInRotation(claim, null, sale, everybody)).toBe('ann')
  expect(nextInRotation(claim, 'ann', sale, everybody)).toBe('ben')
  expect(nextInRotation(claim, 'cat', sale, everybody)).toBe('ann')
  expect(nextInRotation(claim, 'ann', sale, (id) => id === 'ann')).toBe('ann')
  expect(nextInRotation(claim, 'ben', { intent: ['remortgage'] }, everybody)).toBe('cat')
  expect(nextInRotation(claim, 'ben', { intent: [], language: 'zh' }, everybody)).toBe('ann')
  expect(nextInRotation(claim, 'ben', sale, () => false)).toBeNull()
})

test('follow-ups fall on working days after sending, and end with the plan', () => {
  const plan = { follow_up_days: [3, 1], at: '10:00' }
  const friday = '2026-01-09T15:00:00.000Z'
  expect(nextFollowUp(plan, friday, friday)).toBe('2026-01-12T10:00:00.000Z')
  expect(nextFollowUp(plan, friday, '2026-01-12T11:00:00.000Z')).toBe('2026-01-14T10:00:00.000Z')
  expect(nextFollowUp(plan, friday, '2026-01-14T11:00:00.000Z')).toBeNull()
  expect(nextFollowUp({ follow_up_days: [], at: '10:00' }, friday, friday)).toBeNull()
})
