import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { baseDates, type DueRule, dueOn } from '#domain/conveyance/plan/due-rule'
import { addDays } from '#domain/dates'
import { isWorkingDay } from '#domain/working-days'
import { aCase } from '../fixture.ts'

const rules: readonly (readonly [DueRule, string, string])[] = [
  [{ base: 'instructed', offset: 1, unit: 'wd' }, '2026-11-20', '2026-11-23'],
  [{ base: 'completion', offset: -5, unit: 'wd' }, '2027-01-05', '2026-12-24'],
  [{ base: 'completion', offset: 0, unit: 'wd' }, '2026-12-11', '2026-12-11'],
  [{ base: 'requisitions', offset: 4, unit: 'd' }, '2026-11-19', '2026-11-23'],
  [{ base: 'requisitions', offset: 4, unit: 'd' }, '2026-11-17', '2026-11-21'],
]

describe('a due rule', () => {
  it.each(rules)('%o from %s gives %s', (rule, base, due) => {
    expect(dueOn(rule, base)).toBe(due)
  })

  it('in working days always gives a working day', () => {
    const offset = fc.integer({ min: -60, max: 60 })
    const day = fc.integer({ min: 0, max: 4_000 }).map((count) => addDays('2020-01-01', count))
    fc.assert(
      fc.property(offset, day, (count, base) => {
        const rule: DueRule = { base: 'completion', offset: count, unit: 'wd' }
        expect(isWorkingDay(dueOn(rule, base))).toBe(true)
      }),
    )
  })

  it('reckons from the exchange target until there is an exchange', () => {
    const { key_dates } = aCase().conveyance
    expect(baseDates(key_dates).exchange).toBe('2026-11-27')
    expect(baseDates({ ...key_dates, exchanged_on: '2026-11-30' }).exchange).toBe('2026-11-30')
    expect(baseDates(key_dates).pack).toBeNull()
  })
})
