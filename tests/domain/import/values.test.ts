import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#domain/dates'
import { parseDay, parseMoment } from '#domain/import/dates'
import { splitName } from '#domain/import/name'
import {
  cellText,
  type ParsedValue,
  parseEmailCell,
  parseMoney,
  parsePhones,
  parsePostcodeCell,
  parsePrice,
  postcodeIn,
} from '#domain/import/values'

const saidBy = <T>(read: ParsedValue<T>) => ('value' in read ? read.value : null)
const reasonOf = <T>(read: ParsedValue<T>) => ('reason' in read ? read.reason : null)
const two = (count: number) => String(count).padStart(2, '0')

describe('a day', () => {
  test.each([
    ['2025-11-27', '2025-11-27'],
    ['2025/11/7', '2025-11-07'],
    ['27/11/2025', '2025-11-27'],
    ['7.11.25', '2025-11-07'],
    ['27-11-1998', '1998-11-27'],
    ['27/11/98', '1998-11-27'],
    ['27 Nov 2025', '2025-11-27'],
    ['Thu 27th November 2025', '2025-11-27'],
    ['27-Nov-25', '2025-11-27'],
    ['45988', '2025-11-27'],
    ['45988.604167', '2025-11-27'],
    ['27/11/2025 14:05', '2025-11-27'],
    ['2025-11-27T14:05:00.000Z', '2025-11-27'],
    ['2025-06-30T23:00:00.000Z', '2025-07-01'],
    ['2025-07-01T00:00:00+01:00', '2025-07-01'],
  ])('%s is %s', (text, day) => {
    expect(saidBy(parseDay(text))).toBe(day)
  })

  test.each([
    '31/02/2025',
    '2025-13-01',
    'soon',
    '27/11',
    '11 2025',
    '99999',
    '00/01/2025',
    '2025-99-31T10:00Z',
  ])('%s is none, and the reason says how to write one', (text) => {
    expect(reasonOf(parseDay(text))).toContain('27/11/2025')
  })

  test('with the month first is told apart from one that there is not', () => {
    expect(reasonOf(parseDay('11/27/2025'))).toContain('month comes before the day')
  })

  test('is the same however it is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30_000 }), (count) => {
        const day = addDays('1970-01-01', count)
        const [year, month, date] = day.split('-')
        const serial = String(count + 25_569)
        for (const text of [
          day,
          `${date}/${month}/${year}`,
          `${Number(date)}.${Number(month)}.${year}`,
          serial,
        ])
          expect(saidBy(parseDay(text))).toBe(day)
      }),
    )
  })

  test('is never read from what is none', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const day = saidBy(parseDay(text))
        if (day !== null) expect(addDays(day, 0)).toBe(day)
      }),
    )
  })
})

describe('a moment', () => {
  test.each([
    ['27/11/2025', '2025-11-27T12:00:00.000Z'],
    ['27/11/2025 14:05', '2025-11-27T14:05:00.000Z'],
    ['27/06/2025 14:05:59', '2025-06-27T13:05:00.000Z'],
    ['27/11/2025 2:05 pm', '2025-11-27T14:05:00.000Z'],
    ['27/11/2025 12:05am', '2025-11-27T00:05:00.000Z'],
    ['2025-06-27T14:05:00+02:00', '2025-06-27T12:05:00.000Z'],
    ['45988.5', '2025-11-27T12:00:00.000Z'],
  ])('%s in London is %s', (text, at) => {
    expect(saidBy(parseMoment(text))).toBe(at)
  })
})

describe('money', () => {
  test.each([
    ['£412,500', 412_500_00],
    ['412500.5', 412_500_50],
    ['GBP 1,234.56', 1_234_56],
    ['412k', 412_000_00],
    ['£1.25m', 1_250_000_00],
    ['0', 0],
  ])('%s is %i pence', (text, pence) => {
    expect(saidBy(parseMoney(text))).toBe(pence)
  })

  test.each(['12,50', '1.234', 'about £400,000', '£', '99999999999999'])('%s is none', (text) => {
    expect(saidBy(parseMoney(text))).toBeNull()
  })

  test('below nothing is told apart, and nothing is no price', () => {
    expect(reasonOf(parseMoney('-£500'))).toContain('is negative')
    expect(reasonOf(parseMoney('(500.00)'))).toContain('is negative')
    expect(reasonOf(parsePrice('£0.00'))).toContain('above £0.00')
  })

  test('comes back from the way in which the product writes it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_99 }), (pence) => {
        const pounds = Math.floor(pence / 100).toLocaleString('en-GB')
        expect(saidBy(parseMoney(`£${pounds}.${two(pence % 100)}`))).toBe(pence)
      }),
    )
  })
})

describe('telephone numbers', () => {
  test.each([
    '07700 900482',
    '(07700) 900-482',
    '+44 7700 900482',
    '+44 (0)7700 900482',
    '0044 7700 900482',
    '7700900482',
  ])('%s is the same number', (text) => {
    expect(saidBy(parsePhones(text))).toEqual(['+447700900482'])
  })

  test('of one cell are all kept, the first good one first', () => {
    expect(saidBy(parsePhones('n/a 1 / 07700 900482; 0117 496 0000'))).toEqual([
      '+447700900482',
      '0117 496 0000',
      'a 1',
    ])
  })

  test('that a spreadsheet has spoilt are refused with what to do', () => {
    expect(reasonOf(parsePhones('4.47701E+11'))).toContain('Format the column as text')
    expect(reasonOf(parsePhones('0770 900'))).toContain('too short')
  })
})

describe('other cells', () => {
  test('addresses for email lose what stands round them', () => {
    for (const text of ['Owen@T.test', 'mailto:owen@t.test', 'Owen T <owen@t.test>'])
      expect(saidBy(parseEmailCell(text))).toBe('owen@t.test')
    expect(reasonOf(parseEmailCell('owen at home'))).toContain('name@example.com')
  })

  test('postcodes are put in order, and half of one is kept', () => {
    expect(saidBy(parsePostcodeCell('bs14aa'))).toBe('BS1 4AA')
    expect(saidBy(parsePostcodeCell('bs1'))).toBe('BS1')
    expect(reasonOf(parsePostcodeCell('none'))).not.toBeNull()
    expect(postcodeIn('14 Larkfield Road, Bristol, bs1 4aa')).toBe('BS1 4AA')
    expect(postcodeIn('14 Larkfield Road, Bristol')).toBe('')
  })

  test.each([
    ['Mr Owen Tarrant', ['Owen', 'Tarrant']],
    ['Mr & Mrs J Smith', ['J', 'Smith']],
    ['Dr. Ada  Mary Byron', ['Ada Mary', 'Byron']],
    ['Tarrant, Owen', ['Owen', 'Tarrant']],
    ['Tarrant', ['', 'Tarrant']],
    ['=HYPERLINK("a","b")', ['', '=HYPERLINK("a","b")']],
    ['', ['', '']],
  ])('the name %j is split', (text, [first_name, last_name]) => {
    expect(splitName(text)).toEqual({ first_name, last_name })
  })

  test('a formula stays the text that it is, and the mark that kept it from running is taken off', () => {
    expect(cellText('=1+1')).toBe('=1+1')
    expect(cellText(`'=HYPERLINK("x")`)).toBe('=HYPERLINK("x")')
    expect(cellText(`'-44`)).toBe('-44')
    expect(cellText(`O'Neill`)).toBe(`O'Neill`)
    expect(cellText('\u00a0 Owen\u200b ')).toBe('Owen')
  })
})
