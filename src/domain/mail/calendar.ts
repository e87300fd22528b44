/** What an invitation says; null for what it leaves out. */
export interface MailCalendar {
  readonly method: string | null
  readonly summary: string | null
  readonly start: string | null
  readonly zone: string | null
  readonly organizer: string | null
}

/** Reads the first event of an iCalendar text (RFC 5545). */
export const parseCalendar = (text: string, method: string | undefined): MailCalendar => {
  const lines = text.replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n/)
  const from = lines.findIndex((line) => /^BEGIN:VEVENT/i.test(line))
  const event = lines.slice(Math.max(0, from))
  const start = lineOf(event, 'DTSTART')
  return {
    method: (contentOf(lineOf(lines, 'METHOD')) ?? method ?? null)?.toUpperCase() ?? null,
    summary: contentOf(lineOf(event, 'SUMMARY')),
    start: contentOf(start),
    zone: /;TZID="?([^";:]+)/i.exec(start ?? '')?.[1] ?? (start?.endsWith('Z') ? 'UTC' : null),
    organizer: contentOf(lineOf(event, 'ORGANIZER'))?.replace(/^mailto:/i, '') ?? null,
  }
}

const lineOf = (lines: readonly string[], name: string) =>
  lines.find((line) => new RegExp(`^${name}[;:]`, 'i').test(line)) ?? null

const contentOf = (line: string | null) => {
  if (line === null) return null
  const value = /^(?:"[^"]*"|[^":])*:(.*)$/.exec(line)?.[1] ?? ''
  return value
    .replaceAll(/\\n/gi, '\n')
    .replaceAll(/\\([,;\\])/g, '$1')
    .trim()
}
