import { expect, test } from 'vitest'
import { caseDates, freshnessOf } from '#domain/conveyance/dates/case-dates'
import { aCase } from '../fixture.ts'

const withDates = (matter: 'sale' | 'purchase', dates: object) => {
  const { conveyance } = aCase(matter)
  return caseDates({ ...conveyance, key_dates: { ...conveyance.key_dates, ...dates } })
}
const named = (dates: ReturnType<typeof caseDates>, name: string) => {
  const found = dates.find((it) => it.name === name)
  if (!found) throw new Error(`no date ${name}`)
  return found
}

test('a sale has forms and a certificate; a purchase has searches, an offer and a tax return', () => {
  const names = (matter: 'sale' | 'purchase') => withDates(matter, {}).map(({ name }) => name)
  expect(names('sale')).toEqual(
    expect.arrayContaining(['Property forms', 'Energy performance certificate']),
  )
  expect(names('sale')).not.toContain('Searches')
  expect(names('purchase')).toEqual(
    expect.arrayContaining(['Searches', 'Mortgage offer', 'Priority search (OS1)', 'Tax return']),
  )
})

test('property forms are good for two months from their day', () => {
  const forms = named(withDates('sale', { forms_on: '2026-09-28' }), 'Property forms')
  expect(forms.until).toBe('2026-11-28')
  expect(freshnessOf(forms, '2026-11-20')).toEqual({ days: 8, left: 13 })
  expect(freshnessOf(forms, '2026-11-30')).toEqual({ days: -2, left: 0 })
})

test('a tax return that was filed runs out no more, and a date that is not set has no clock', () => {
  const dates = { sdlt_due_on: '2026-12-04' }
  const due = named(withDates('purchase', dates), 'Tax return')
  expect(freshnessOf(due, '2026-11-27')).toEqual({ days: 7, left: 50 })
  const filed = named(
    withDates('purchase', { ...dates, sdlt_filed_on: '2026-11-30' }),
    'Tax return',
  )
  expect(freshnessOf(filed, '2026-11-30')).toBeNull()
  expect(freshnessOf(named(withDates('purchase', {}), 'Searches'), '2026-11-27')).toBeNull()
})
