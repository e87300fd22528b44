import { expect, test } from 'vitest'
import { newSuspicion, withAgencyReport, withConsent } from '#domain/suspicion/changing'
import { clockOf, deletedFrom } from '#domain/suspicion/clock'

const stamp = { by: { id: 'mlro', name: 'MLRO' }, now: '2026-12-30T09:00:00.000Z' }
const of = { id: 's', conveyance: null, about: 'A', grounds: 'B' }
const agency = { reference: 'X', submitted_on: '2026-12-17', asks_consent: true }
const reported = withAgencyReport(newSuspicion(of, stamp), agency, stamp)

test('the notice is seven working days from the first one after the report, over bank holidays', () => {
  expect(clockOf(newSuspicion(of, stamp), '2026-12-30')).toEqual({ state: 'undecided' })
  // 18, 21, 22, 23, 24, 29 and 30 December: the 25th and the 28th are holidays.
  expect(clockOf(reported, '2026-12-30')).toEqual({ state: 'notice', on: '2026-12-30' })
  expect(clockOf(reported, '2026-12-31')).toEqual({ state: 'deemed', on: '2026-12-30' })
})

test('a refusal stops everything for 31 days that begin with its own', () => {
  const refused = withConsent(reported, { outcome: 'refused', on: '2026-12-29' }, stamp)
  expect(clockOf(refused, '2027-01-28')).toEqual({ state: 'moratorium', on: '2027-01-28' })
  expect(clockOf(refused, '2027-01-29')).toEqual({ state: 'moratorium_over', on: '2027-01-28' })
  expect(() => withConsent(refused, { outcome: 'given', on: '2026-12-30' }, stamp)).toThrow(
    'No decision of the agency is awaited.',
  )
})

test.each([
  ['2026-12-16', 'a day before the report'],
  ['2026-12-31', 'a day to come'],
])('a decision of %s is refused: %s', (on) => {
  expect(() => withConsent(reported, { outcome: 'given', on }, stamp)).toThrow()
})

test('a decision after the seven days is refused, as consent counts as given', () => {
  const later = { ...stamp, now: '2027-01-10T09:00:00.000Z' }
  expect(() => withConsent(reported, { outcome: 'refused', on: '2026-12-31' }, later)).toThrow()
})

test('the five years run from the end of the relationship, and stop while the file is held', () => {
  const kept = { by: stamp.by, at: stamp.now, ended_on: '2026-01-05', hold: null }
  expect(deletedFrom({ kept })).toBe('2031-01-05')
  expect(deletedFrom({ kept: { ...kept, hold: 'A claim' } })).toBeNull()
  expect(deletedFrom({ kept: null })).toBeNull()
})
