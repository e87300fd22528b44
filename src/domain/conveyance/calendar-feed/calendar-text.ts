import { addDays, type DateOnly, type Instant } from '#domain/dates'

/** An all-day event; `id` is the same whenever the event changes. */
export type CalendarEvent = {
  readonly id: string
  readonly on: DateOnly
  readonly title: string
  readonly url: string
}

const MOST_OCTETS = 75

const octetsOf = (character: string) => {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

/** A line cut into pieces of at most 75 octets, each but the first begun by a space: RFC 5545, section 3.1. */
export const foldLine = (line: string): string => {
  let [folded, octets] = ['', 0]
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > MOST_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}

/** A text value with its special characters escaped: RFC 5545, section 3.3.11. */
export const escapeText = (text: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|\r|\n/g, '\\n')

const dayValue = (day: DateOnly) => day.replaceAll('-', '')
const momentValue = (at: Instant) => `${at.slice(0, 19).replaceAll(/[-:]/g, '')}Z`

const eventLines = ({ id, on, title, url }: CalendarEvent, now: Instant) => [
  'BEGIN:VEVENT',
  `UID:${escapeText(id)}`,
  `DTSTAMP:${momentValue(now)}`,
  `DTSTART;VALUE=DATE:${dayValue(on)}`,
  `DTEND;VALUE=DATE:${dayValue(addDays(on, 1))}`,
  `SUMMARY:${escapeText(title)}`,
  `URL:${url}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
]

type Calendar = {
  readonly name: string
  readonly now: Instant
  readonly events: readonly CalendarEvent[]
}

/** A calendar as text in the form of RFC 5545. */
export const calendarText = ({ name, now, events }: Calendar): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Deedbox//Key dates//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('')
