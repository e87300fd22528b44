import { longDate } from './dates.ts'
import { formatPounds } from './tax/land-tax-labels.ts'

/** A changed field for the history: its label and its formatted values, '' for none. */
export type FieldChange = { readonly field: string; readonly from: string; readonly to: string }

type Scalar = string | number | boolean | null | undefined

const DAY = /^\d{4}-\d\d-\d\d$/
const KEY = /^[a-z]+(?:[_-][a-z]+)+$/
const MONEY = new Set(['price', 'deposit', 'fees', 'amount', 'fee'])
/** Most changes that one sentence names. */
const MOST_NAMED = 6

const plain = (key: string) => key.replaceAll(/[_-]/g, ' ')
// A name stands beside each id.
const isNamed = (key: string) => !/(^|_)(id|key|uprn|version)$/.test(key)

const formatted = (key: string, value: Scalar): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return MONEY.has(key) ? formatPounds(value) : `${value}`
  if (DAY.test(value)) return `${longDate(value)} ${value.slice(0, 4)}`
  return KEY.test(value) ? plain(value) : value
}

const isScalar = (value: unknown): value is Scalar =>
  value === null || value === undefined || typeof value !== 'object'

/** The values of a record by their path, formatted; a list of plain values is one value. */
const leavesOf = (value: unknown, path: readonly string[]): [string, string][] => {
  const key = path.findLast((part) => !/^\d+$/.test(part)) ?? ''
  if (isScalar(value)) return [[path.join('.'), formatted(key, value)]]
  if (Array.isArray(value) && value.every(isScalar))
    return [[path.join('.'), value.map((it) => formatted(key, it)).join(', ')]]
  return Object.entries(value ?? {})
    .filter(([name]) => isNamed(name))
    .flatMap(([name, inner]) => leavesOf(inner, [...path, name]))
}

/** 'client 2 email' for 'clients.1.email', 'fee earner' for 'fee_earner.name', 'completion' for 'completion_on'. */
const labelOf = (path: string) =>
  path
    .replace(/\.name$|_on$/, '')
    .replaceAll(/s\.(\d+)/g, (_, index: string) => ` ${Number(index) + 1}`)
    .split('.')
    .map(plain)
    .join(' ')

/** The fields of these names that differ between two versions of a record. */
export const fieldChanges = <Of extends object>(
  before: Of,
  after: Of,
  names: readonly (keyof Of & string)[],
): readonly FieldChange[] => {
  const leaves = (it: Of) => new Map(names.flatMap((name) => leavesOf(it[name], [name])))
  const [old, current] = [leaves(before), leaves(after)]
  return [...new Set([...old.keys(), ...current.keys()])]
    .map((path) => ({
      field: labelOf(path),
      from: old.get(path) ?? '',
      to: current.get(path) ?? '',
    }))
    .filter(({ from, to }) => from !== to)
}

const changeText = ({ field, from, to }: FieldChange) => {
  if (from === '') return `${field} set to ${to}`
  return to === '' ? `${field} removed (was ${from})` : `${field} changed from ${from} to ${to}`
}

/** 'Price changed from £410,000.00 to £415,000.00; lender set to Nationwide'; '' without changes. */
export const changesText = (changes: readonly FieldChange[]) => {
  const named = changes.slice(0, MOST_NAMED).map(changeText)
  const others = changes.length - named.length
  const text = [...named, ...(others > 0 ? [`${others} more changed`] : [])].join('; ')
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** Both changes as one, the earlier first: the first value before and the last one after. */
export const mergeChanges = (
  first: readonly FieldChange[],
  second: readonly FieldChange[],
): readonly FieldChange[] => {
  const merged = new Map(first.map((change) => [change.field, change]))
  for (const change of second)
    merged.set(change.field, { ...change, from: merged.get(change.field)?.from ?? change.from })
  return [...merged.values()].filter(({ from, to }) => from !== to)
}

type Row = {
  readonly name: string
  /** The id of the record. */
  readonly subject: string
  readonly at: string
  readonly actor: string | null
  readonly detail: Readonly<Record<string, unknown>>
}

/** Minutes within which saves by one person are one line of history. */
const FOLDED_MINUTES = 30

const changesOf = ({ detail }: Row) =>
  detail['is_autosave'] === true && Array.isArray(detail['changes'])
    ? (detail['changes'] as readonly FieldChange[])
    : null

const isOneEdit = (newer: Row, older: Row) =>
  newer.name === older.name &&
  newer.subject === older.subject &&
  newer.actor === older.actor &&
  Date.parse(newer.at) - Date.parse(older.at) < FOLDED_MINUTES * 60_000

/** The history, newest first, with the autosaves of one person folded into one line. */
export const foldAutosaves = <Of extends Row>(rows: readonly Of[]): readonly Of[] => {
  const folded: Of[] = []
  for (const row of rows) {
    const newer = folded.at(-1)
    const merged = newer && isOneEdit(newer, row) ? mergedDetail(newer, row) : null
    if (newer && merged) folded[folded.length - 1] = { ...newer, detail: merged }
    else folded.push(row)
  }
  return folded
}

const mergedDetail = (newer: Row, older: Row) => {
  const [earlier, later] = [changesOf(older), changesOf(newer)]
  return earlier && later && { ...newer.detail, changes: mergeChanges(earlier, later) }
}
