import { BankFileFault } from '#domain/bank-file/bank-file'
import { csvRows } from '#domain/bank-file/csv-rows'
import { type SanctionsEntry, SanctionsFileFault } from './list.ts'

type Column = 'key' | 'type' | 'birth' | 'regime' | 'listed'

/** What the two published forms call a column: the UK Sanctions List, and OFSI’s consolidated list of before 2026. */
const headers: Readonly<Record<Column, readonly string[]>> = {
  key: ['unique id', 'group id', 'ofsi group id'],
  type: ['designation type', 'individual, entity, ship', 'group type'],
  birth: ['d.o.b', 'd.o.b.', 'dob', 'date of birth'],
  regime: ['regime name', 'regime'],
  listed: ['date designated', 'listed on', 'uk sanctions list date designated'],
}
const nameHeaders = ['name 1', 'name 2', 'name 3', 'name 4', 'name 5', 'name 6']

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const two = (value: number | string) => String(value).padStart(2, '0')

const isDay = (year: string, month: string, day: string) => {
  const at = new Date(`${year}-${month}-${day}T00:00:00.000Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(8, 10) === day
}

/** Year, month and day as a text has them: '28/01/2026', '28-Jan-2026' or '2026-01-28'. */
const partsIn = (text: string): readonly [string, string, string] | null => {
  const [, isoYear, isoMonth, isoDay] = /(\d{4})-(\d{2})-(\d{2})/.exec(text) ?? []
  if (isoYear && isoMonth && isoDay) return [isoYear, isoMonth, isoDay]
  const [, day, month, year] = /(\d{1,2})\/(\d{1,2})\/(\d{4})/.exec(text) ?? []
  if (day && month && year) return [year, two(month), two(day)]
  const [, on, name, of] = /(\d{1,2})[- ]([A-Za-z]{3})[a-z]*[- ](\d{4})/.exec(text) ?? []
  const at = months.indexOf((name ?? '').toLowerCase()) + 1
  return on && of && at > 0 ? [of, two(at), two(on)] : null
}

/** '28/01/2026' and '28-Jan-2026' are '2026-01-28'; null for anything else. */
const dateIn = (text: string): string | null => {
  const parts = partsIn(text)
  return parts !== null && isDay(...parts) ? parts.join('-') : null
}

/** The days or years in 'dd/mm/1965', '00/00/1965' and '08/03/1965'. */
const birthsIn = (text: string): string[] =>
  [...text.matchAll(/(\w{1,2})\/(\w{1,2})\/(\d{4})|\b(\d{4})\b/g)].flatMap(
    ([, day = '', month = '', year, alone]) => {
      if (alone) return [alone]
      if (!year) return []
      const isWhole = /^\d+$/.test(day + month) && isDay(year, two(month), two(day))
      return [isWhole ? `${year}-${two(month)}-${two(day)}` : year]
    },
  )

const plain = (header: string) => header.replace('\uFEFF', '').trim().toLowerCase()

type Layout = {
  readonly names: readonly number[]
  readonly at: Readonly<Record<Column, number>>
  readonly width: number
}

const layoutOf = (fields: readonly string[]): Layout | null => {
  const found = fields.map(plain)
  const at = (column: Column) =>
    headers[column].map((it) => found.indexOf(it)).find((it) => it >= 0) ?? -1
  const names = nameHeaders.map((it) => found.indexOf(it)).filter((it) => it >= 0)
  if (names.length < nameHeaders.length || at('key') < 0) return null
  return {
    names,
    width: fields.length,
    at: {
      key: at('key'),
      type: at('type'),
      birth: at('birth'),
      regime: at('regime'),
      listed: at('listed'),
    },
  }
}

const MOST_LINES_ABOVE = 5

const rowsOf = (text: string) => {
  try {
    return csvRows(text)
  } catch (error) {
    if (error instanceof BankFileFault)
      throw new SanctionsFileFault('This file is damaged: a quotation mark is not closed.')
    throw error
  }
}

type Entries = Map<string, SanctionsEntry>

const withRow = (entries: Entries, fields: readonly string[], { names, at }: Layout) => {
  const cell = (column: Column) => (fields[at[column]] ?? '').trim()
  const key = cell('key')
  const name = names
    .map((it) => (fields[it] ?? '').trim())
    .filter(Boolean)
    .join(' ')
  if (key === '' || name === '') return false
  const before = entries.get(key)
  const births = [...new Set([...(before?.births ?? []), ...birthsIn(cell('birth'))])]
  entries.set(key, {
    key,
    kind: before?.kind || cell('type'),
    names: [...new Set([...(before?.names ?? []), name])],
    births,
    regime: before?.regime || cell('regime'),
    listed_on: before?.listed_on ?? dateIn(cell('listed')),
  })
  return true
}

type SanctionsFile = {
  readonly reported_on: string
  readonly rows: number
  readonly entries: readonly SanctionsEntry[]
}

const MOST_UNREADABLE = 0.01

/** What a published CSV file holds, in either of its two forms. Throws SanctionsFileFault for any other file. */
export const sanctionsFile = (text: string): SanctionsFile => {
  const rows = rowsOf(text)
  if (rows.length === 0) throw new SanctionsFileFault('This file is empty.')
  const head = rows.slice(0, MOST_LINES_ABOVE).findIndex(({ fields }) => layoutOf(fields) !== null)
  const layout = layoutOf(rows[head]?.fields ?? [])
  if (layout === null)
    throw new SanctionsFileFault(
      'This is not the UK sanctions list: the columns Name 1 to Name 6 and the number of each entry are missing.',
    )
  const above = rows.slice(0, head).flatMap(({ fields }) => fields)
  const reported_on = above.map(dateIn).find((it) => it !== null)
  if (!reported_on)
    throw new SanctionsFileFault('This file does not say above its columns when it was published.')
  const entries: Entries = new Map()
  const body = rows.slice(head + 1)
  const unread = body.filter(
    ({ fields }) => fields.length !== layout.width || !withRow(entries, fields, layout),
  ).length
  if (entries.size === 0) throw new SanctionsFileFault('This file has no entries.')
  if (unread > body.length * MOST_UNREADABLE)
    throw new SanctionsFileFault(
      `This file is damaged: ${unread} of its ${body.length} rows cannot be read.`,
    )
  return { reported_on, rows: body.length, entries: [...entries.values()] }
}
