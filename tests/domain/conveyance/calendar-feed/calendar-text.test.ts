import { describe, expect, test } from 'vitest'
import { calendarText, escapeText, foldLine } from '#domain/conveyance/calendar-feed/calendar-text'
import { calendarEventsOf } from '#domain/conveyance/calendar-feed/events-of-case'
import { aCase } from '../fixture.ts'

const octets = (line: string) => new TextEncoder().encode(line).length

describe('a line', () => {
  test('is folded at 75 octets, and reads as before once unfolded', () => {
    const line = `SUMMARY:Completion: ${'Tŷ’r Ysgol, Llanfair 🏠 '.repeat(12)}`
    const folded = foldLine(line)
    expect(Math.max(...folded.split('\r\n').map(octets))).toBeLessThanOrEqual(75)
    expect(folded.replaceAll('\r\n ', '')).toBe(line)
  })

  test('of 75 octets is not folded, of 76 it is', () => {
    expect(foldLine('a'.repeat(75))).toBe('a'.repeat(75))
    expect(foldLine('a'.repeat(76))).toBe(`${'a'.repeat(75)}\r\n a`)
  })
})

test('a text has its commas, semicolons, backslashes and line breaks escaped', () => {
  expect(escapeText('Flat 3, The Mill; B\\C\r\nX')).toBe('Flat 3\\, The Mill\\; B\\\\C\\nX')
})

test('a calendar has all-day events with stable ids', () => {
  const text = calendarText({
    name: 'Harcourt: key dates',
    now: '2026-11-23T09:05:07.000Z',
    events: [
      {
        id: 'c1-completion@deedbox',
        on: '2026-12-31',
        title: 'Completion: 1 Mill Lane, 26-S-1',
        url: 'https://x.test/conveyances/c1',
      },
    ],
  })
  expect(text.split('\r\n').slice(7, -2)).toEqual([
    'BEGIN:VEVENT',
    'UID:c1-completion@deedbox',
    'DTSTAMP:20261123T090507Z',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'SUMMARY:Completion: 1 Mill Lane\\, 26-S-1',
    'URL:https://x.test/conveyances/c1',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ])
  expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:')).toBe(true)
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
})

test('the events of a case have its address and reference, and never a client', () => {
  const { conveyance } = aCase()
  const dated = {
    ...conveyance,
    key_dates: {
      ...conveyance.key_dates,
      exchange_target_on: '2026-11-27',
      completion_on: '2026-12-11',
      offer_expires_on: '2027-01-15',
    },
  }
  const events = calendarEventsOf(dated, 'https://x.test/c')
  expect(events.map(({ on, title }) => [on, title.split(':')[0]])).toEqual([
    ['2026-11-27', 'Exchange target'],
    ['2026-12-11', 'Completion'],
    ['2027-01-15', 'Mortgage offer expires'],
  ])
  const text = JSON.stringify(events)
  expect(text).toContain(conveyance.ref)
  for (const { name } of conveyance.clients) {
    expect(text).not.toContain(name)
    expect(text).not.toContain(name.split(' ').at(-1))
  }
})
