import { describe, expect, test } from 'vitest'
import * as format from '#lib/format'

const now = '2026-11-20'

describe('money', () => {
  test.each([
    [0, '£0.00'],
    [5, '£0.05'],
    [123_456, '£1,234.56'],
    [41_250_000, '£412,500.00'],
    [100_000_000_000, '£1,000,000,000.00'],
    [-2000, '−£20.00'],
  ])('of %i pence is written %s', (pence, text) => {
    expect(format.money(pence)).toBe(text)
  })

  test('in a heading leaves out pence that are none', () => {
    expect(format.price(41_250_000)).toBe('£412,500')
    expect(format.price(41_250_050)).toBe('£412,500.50')
  })
})

describe('a date', () => {
  test('has its year only when that is not this year’s', () => {
    expect(format.date('2026-11-27', now)).toBe('Fri 27 Nov')
    expect(format.date('2027-01-15', now)).toBe('Fri 15 Jan 2027')
    expect(format.shortDate('2026-11-03', now)).toBe('3 Nov')
    expect(format.plainDate('2026-11-03', now)).toBe('3 November')
    expect(format.longDate('2026-11-20')).toBe('Friday 20 November 2026')
    expect(format.since('2025-09-03', now)).toBe('since 3 Sep 2025')
  })

  test.each([
    ['2026-11-20', 'today'],
    ['2026-11-21', 'tomorrow'],
    ['2026-11-19', 'yesterday'],
    ['2026-11-26', 'Thu 26'],
    ['2026-11-27', 'Fri 27 Nov'],
    ['2026-11-18', 'Wed 18 Nov'],
  ])('%s is said as %s', (on, text) => {
    expect(format.relativeDay(on, now)).toBe(text)
  })
})

describe('a moment', () => {
  test('is told by the clock in London, in winter and in summer', () => {
    expect(format.time('2026-11-20T08:12:00Z')).toBe('08:12')
    expect(format.time('2026-07-01T08:12:00Z')).toBe('09:12')
    expect(format.time('2026-11-20T00:00:00Z')).toBe('00:00')
    expect(format.dayOf('2026-06-30T23:30:00Z')).toBe('2026-07-01')
    expect(format.exactInstant('2026-11-27T14:05:00Z')).toBe('Fri 27 Nov 2026, 14:05')
  })

  test.each([
    ['2026-11-20T08:12:00Z', '08:12'],
    ['2026-11-19T23:00:00Z', 'Thu'],
    ['2026-11-14T10:00:00Z', 'Sat'],
    ['2026-11-13T10:00:00Z', '13 Nov'],
    ['2025-11-13T10:00:00Z', '13 Nov 2025'],
  ])('%s is short as %s', (at, text) => {
    expect(format.shortInstant(at, now)).toBe(text)
  })
})

describe('words', () => {
  test.each([
    [0, '0 working days'],
    [1, '1 working day'],
    [13, '13 working days'],
  ])('for %i are %s', (count, text) => {
    expect(format.workingDays(count)).toBe(text)
  })

  test('count in words up to ten', () => {
    expect([0, 1, 3, 10, 11, 1200].map(format.countInWords)).toEqual([
      'no',
      'one',
      'three',
      'ten',
      '11',
      '1,200',
    ])
  })

  test('take the plural that they are given', () => {
    expect(format.pluralise(1, 'enquiry', 'enquiries')).toBe('1 enquiry')
    expect(format.pluralise(4, 'enquiry', 'enquiries')).toBe('4 enquiries')
  })

  test('form the plural of a noun', () => {
    expect(format.pluralise(2, 'enquiry')).toBe('2 enquiries')
    expect(format.pluralise(2, 'breach')).toBe('2 breaches')
    expect(format.pluralise(2, 'day')).toBe('2 days')
  })

  test.each([
    ['Eleanor Shaw', 'ES'],
    ['Ana María del Río', 'AR'],
    ['Cher', 'C'],
    ['', ''],
  ])('make %s into %s', (name, letters) => {
    expect(format.initials(name)).toBe(letters)
  })
})
