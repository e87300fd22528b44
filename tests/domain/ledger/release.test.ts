import { describe, expect, test } from 'vitest'
import { isDueOn } from '#domain/ledger/entry-act'
import { aCase, at, workedUntil } from '../conveyance/fixture.ts'

const exchanged = workedUntil(aCase('purchase'), 'transfer_approved', at('2026-11-27')).conveyance
const agreed = { ...exchanged, key_dates: { ...exchanged.key_dates, completion_on: '2026-12-18' } }
const completed = {
  ...agreed,
  facts: { ...agreed.facts, completed: agreed.facts.exchanged ?? null },
} as typeof agreed

describe('money that is held for others', () => {
  test('of the lender is due from the agreed day, as completion is paid with it', () => {
    expect(isDueOn(agreed, { from: 'lender', on: '2026-12-17' })).toBe(false)
    expect(isDueOn(agreed, { from: 'lender', on: '2026-12-18' })).toBe(true)
  })

  test('of the lender is never due before exchange, whatever day was aimed at', () => {
    const { exchanged: _, ...facts } = agreed.facts
    expect(isDueOn({ ...agreed, facts }, { from: 'lender', on: '2026-12-18' })).toBe(false)
  })

  test('of a stakeholder is due once completion took place', () => {
    expect(isDueOn(agreed, { from: 'stakeholder', on: '2026-12-18' })).toBe(false)
    expect(isDueOn(completed, { from: 'stakeholder', on: '2026-12-18' })).toBe(true)
  })
})
