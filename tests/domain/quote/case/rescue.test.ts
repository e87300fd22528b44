import { describe, expect, test } from 'vitest'
import { rescueOf, weekExtension } from '#domain/quote/case/rescue'

const now = '2026-11-20T12:00:00.000Z'
const dying = {
  phone: '07700 900482',
  attempts: 1,
  last_contact_at: null,
  agency: 'Cartref Homes',
  temperature: 'warm' as const,
}

describe('the rescue of a price that runs out', () => {
  test('is a call, as long as somebody may answer', () => {
    expect(rescueOf(dying, now)).toBe('call')
    expect(rescueOf({ ...dying, last_contact_at: '2026-11-10T09:00:00.000Z' }, now)).toBe('call')
  })

  test('is more time for whoever spoke to us lately and is not cold', () => {
    const spoke = { ...dying, last_contact_at: '2026-11-18T09:00:00.000Z' }
    expect(rescueOf(spoke, now)).toBe('extend')
    expect(rescueOf({ ...spoke, temperature: 'cold' }, now)).toBe('call')
  })

  test('is the agent for whoever never answers, and more time where there is none', () => {
    expect(rescueOf({ ...dying, attempts: 3 }, now)).toBe('agent')
    expect(rescueOf({ ...dying, phone: '' }, now)).toBe('agent')
    expect(rescueOf({ ...dying, attempts: 3, agency: null }, now)).toBe('extend')
  })
})

test('a week more counts from the end of the price, or from today once that has passed', () => {
  expect(weekExtension('2026-11-23', '2026-11-20')).toBe('2026-11-30')
  expect(weekExtension('2026-11-14', '2026-11-20')).toBe('2026-11-27')
  expect(weekExtension(null, '2026-12-28')).toBe('2027-01-04')
})
