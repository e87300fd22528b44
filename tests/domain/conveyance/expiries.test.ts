import { describe, expect, test } from 'vitest'
import { expiryWarnings } from '#domain/conveyance/expiries'
import { recordFact } from '#domain/conveyance/plan/fact-recording'
import type { SettableKeyDate } from '#domain/conveyance/plan/key-date'
import { setKeyDates } from '#domain/conveyance/plan/key-date-setting'
import type { MatterType } from '#domain/matter'
import { addWorkingDays } from '#domain/working-days'
import { refusalOf } from '../refusal-of.ts'
import { aCase, at, eleanor, withFacts } from './fixture.ts'

const today = '2026-10-01'

const warned = (
  dates: Partial<Record<SettableKeyDate, string>>,
  facts: Parameters<typeof withFacts>[1] = [],
  matter: MatterType = 'purchase',
) => {
  const records = withFacts(aCase(matter), facts)
  return expiryWarnings(setKeyDates(records, dates, at(today)).conveyance, today)
}

describe('of a purchase with exchange on 27 November and completion on 11 December', () => {
  test.each([
    [
      { offer_expires_on: '2026-12-10' },
      'The mortgage offer expires on Thursday 10 December, before completion on Friday 11 December.',
    ],
    [
      { searches_expire_on: '2026-11-26' },
      'The first search expires on Thursday 26 November, before exchange on Friday 27 November.',
    ],
    [
      { os1_expires_on: '2026-12-10' },
      'The priority period expires on Thursday 10 December, before completion on Friday 11 December.',
    ],
    [{ offer_expires_on: '2026-09-30' }, 'The mortgage offer expired on Wednesday 30 September.'],
  ])('%j is warned of', (dates, sentence) => {
    expect(warned(dates)).toEqual([sentence])
  })

  test('what lasts until it is used is not warned of', () => {
    expect(warned({ offer_expires_on: '2026-12-11', searches_expire_on: '2026-11-27' })).toEqual([])
  })
})

test('without a date to work towards, three weeks before the end are warned of', () => {
  const open = { exchange_target_on: null, completion_on: null }
  const given = (on: string) =>
    expiryWarnings(
      {
        ...aCase('purchase').conveyance,
        key_dates: { ...aCase('purchase').conveyance.key_dates, ...open, offer_expires_on: on },
      },
      today,
    )
  expect(given('2026-10-23')).toEqual([])
  expect(given('2026-10-22')).toEqual([
    'The mortgage offer expires in 21 days, on Thursday 22 October.',
  ])
  expect(given('2026-10-01')).toEqual(['The mortgage offer expires today, on Thursday 1 October.'])
})

test('an offer is received with the date on which it expires', () => {
  const given = { fact: 'mortgage_offer_received' } as const
  const refusal = refusalOf(() => recordFact(aCase('purchase'), given, eleanor, at(today)))
  expect([refusal.status, refusal.message]).toEqual([
    409,
    'Set the date on which the mortgage offer expires first, under Set dates.',
  ])
  const dated = setKeyDates(aCase('purchase'), { offer_expires_on: '2027-03-01' }, at(today))
  const { conveyance } = recordFact(dated, given, eleanor, at(today))
  expect(conveyance.facts.mortgage_offer_received).toBeDefined()
})

test('searches of a purchase are reviewed with the date on which the first one expires', () => {
  const reviewed = { fact: 'searches_reviewed' } as const
  const refusal = refusalOf(() => recordFact(aCase('purchase'), reviewed, eleanor, at(today)))
  expect([refusal.code, refusal.message]).toEqual([
    'fact.needs_date',
    'Set the date on which the first search expires first, under Set dates.',
  ])
  // A remortgage may rest on an indemnity, which does not expire.
  const { conveyance } = recordFact(aCase('remortgage'), reviewed, eleanor, at(today))
  expect(conveyance.facts.searches_reviewed).toBeDefined()
})

test('a priority search that is clear is dated by its 30 working days', () => {
  const clear = { fact: 'priority_search_clear' } as const
  const { conveyance } = recordFact(aCase('purchase'), clear, eleanor, at(today))
  expect(conveyance.key_dates.os1_expires_on).toBe(addWorkingDays(today, 30))
})

test.each([
  ['mortgage_offer_received', 'offer_expires_on', 'the mortgage offer'],
  ['searches_reviewed', 'searches_expire_on', 'the first search'],
  ['priority_search_clear', 'os1_expires_on', 'the priority period'],
] as const)('once %s stands, its date can change and not be cleared', (fact, key, name) => {
  const dated = setKeyDates(aCase('purchase'), { [key]: '2027-03-01' }, at(today))
  const recorded = recordFact(dated, { fact }, eleanor, at(today))
  const refusal = refusalOf(() => setKeyDates(recorded, { [key]: null }, at(today)))
  expect(refusal.detail.fields).toEqual({
    [`dates.${key}`]: [`Enter the date on which ${name} expires.`],
  })
  const moved = setKeyDates(recorded, { [key]: '2027-04-01' }, at(today))
  expect(moved.conveyance.key_dates[key]).toBe('2027-04-01')
})

test('an older case whose offer has no date is warned of', () => {
  const { conveyance } = withFacts(aCase('purchase'), ['mortgage_offer_received'])
  const key_dates = { ...conveyance.key_dates, offer_expires_on: null }
  expect(expiryWarnings({ ...conveyance, key_dates }, today)).toEqual([
    'The mortgage offer has no expiry date. Set it under Set dates.',
  ])
})

test('a sale is not warned of the mortgage that it pays off', () => {
  expect(warned({ offer_expires_on: '2026-10-02' }, [], 'sale')).toEqual([])
})
