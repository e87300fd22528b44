import {
  besides,
  type Clause,
  clausesOf,
  count,
  fromOf,
  type Lead,
  leadOf,
  whereOf,
} from './clauses.ts'
import { cursorFrom, cursorOf, type Sort } from './cursor.ts'
import type { Store } from './store.ts'

type Asked = {
  readonly table: string
  /** The table whose greatest rowid estimates the number of rows. */
  readonly records?: string
  readonly sort: Sort
  readonly clauses: readonly Clause[]
  readonly after?: string | undefined
  readonly limit: number
}
type Stretch = 'filled' | 'empty'
type Along = Asked & { readonly stretch?: Stretch }
type Found = { id: string; key: string | number }

/** Up to this many matching ids, joining and sorting them is faster than scanning the sorted index. */
const NARROW = 2_000
/** The most rows of the sorted index that are scanned. */
const WALK = 6_000
/** The same where each row is tested by a search. */
const TESTED_WALK = 600
/** Up to this many rows, testing each is faster than looking up all matches. */
const TESTED = 100

/**
 * Returns one page of ids by key, never by offset: from the narrowest condition, else by scanning the sorted
 * index, so that a page costs the same however large the table is.
 */
export const pageOf = (store: Store, asked: Asked): { ids: string[]; next: string | null } => {
  const { sort, limit } = asked
  const found: Found[] = []
  for (const along of stretchesOf(asked))
    if (found.length <= limit) found.push(...find(store, along))
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return {
    ids: rows.map((it) => it.id),
    next: found.length > limit && last ? cursorFrom(sort, last.key, last.id) : null,
  }
}

/** Descending, rows with a value come first and rows without one last. */
const stretchesOf = (asked: Asked): readonly Along[] => {
  const { sort, after } = asked
  if (sort.empty === undefined || sort.direction === 'asc') return [asked]
  const empty: Along = { ...asked, stretch: 'empty' }
  const isAmongEmpty = after !== undefined && cursorOf(after, sort)[0] === sort.empty
  return isAmongEmpty ? [empty] : [{ ...asked, stretch: 'filled' }, empty]
}

const find = (store: Store, asked: Along): Found[] => {
  if (isInOrder(asked)) return select(store, asked, null)
  const narrow = narrowOf(store, asked.clauses)
  const tested = findTested(store, asked, narrow)
  if (tested !== null) return tested
  if (narrow !== null && !isDense(store, asked, narrow)) return select(store, asked, narrow)
  const near = walk(store, asked)
  return near.length > asked.limit ? near : select(store, asked, leadOf(store, asked.clauses))
}

/** Tests a search row by row where few rows lead, or where more match than `ids` returns; null elsewhere. */
const findTested = (store: Store, asked: Along, narrow: Lead | null): Found[] | null => {
  const typed = asked.clauses.find((it) => it.bound)
  if (typed?.bound === undefined || narrow === null) return null
  const { test, most, isExact } = typed.bound
  const tested = { ...asked, clauses: [...asked.clauses.filter((it) => it !== typed), test] }
  if (narrow.clause !== typed)
    return isExact && narrow.count <= TESTED ? select(store, tested, narrow) : null
  if (count(store, typed, most - 1) < most) return null
  const near = walk(store, tested, TESTED_WALK)
  return near.length > asked.limit ? near : null
}

/** Whether the sorted index holds the requested rows and no others. */
const isInOrder = ({ sort: { among = [], batches }, clauses }: Asked) =>
  clauses.every((asked) => [...among, ...(batches?.of ?? [])].some((it) => isSame(it, asked)))

const isSame = (one: Clause, other: Clause) =>
  one.where === other.where && JSON.stringify(one.bindings) === JSON.stringify(other.bindings)

/** Returns the narrowest condition worth leading with; null when all are wide. */
const narrowOf = (store: Store, clauses: readonly Clause[]): Lead | null => {
  const bounded = clauses.find((it) => it.bound)
  const counted = clauses.filter((it) => it !== bounded)
  return leadOf(store, counted, NARROW) ?? (bounded ? { clause: bounded, count: NARROW } : null)
}

/** Whether scanning the sorted index finds a page in fewer steps than there are matching rows. */
const isDense = (store: Store, { records, limit }: Asked, { clause, count }: Lead) => {
  if (records === undefined || clause.bound) return false
  const size = store.row<{ size: number }>(`SELECT max(rowid) AS size FROM ${records}`)?.size ?? 0
  return count * count > limit * size
}

const orderOf = ({ column, direction }: Sort) => `t.${column} ${direction}, t.id ${direction}`

/** Returns the condition for rows after the cursor. */
const beyondOf = ({ sort, after, stretch }: Along): Clause | null => {
  const mark = after === undefined ? null : cursorOf(after, sort)
  if (stretch === 'empty') return emptyOf(sort, mark)
  if (mark !== null)
    return {
      where: `(t.${sort.column}, t.id) ${sort.direction === 'asc' ? '>' : '<'} (?, ?)`,
      bindings: mark,
    }
  return stretch === 'filled'
    ? { where: `t.${sort.column} < ?`, bindings: [sort.empty ?? ''] }
    : null
}

const emptyOf = ({ column, empty = '' }: Sort, mark: ReturnType<typeof cursorOf> | null): Clause =>
  mark?.[0] === empty
    ? { where: `t.${column} = ? AND t.id < ?`, bindings: mark }
    : { where: `t.${column} = ?`, bindings: [empty] }

/** Returns the rows of all ranges of the index, merged into one order. */
const inBatches = (
  { sort, limit }: Asked,
  read: (among: readonly Clause[]) => Found[],
): Found[] => {
  const { among = [], batches } = sort
  if (batches === undefined) return read(among)
  const found = batches.each.flatMap((lot) => read([...among, lot]))
  return found.toSorted(comparing(sort)).slice(0, limit + 1)
}

const comparing =
  ({ direction }: Sort) =>
  (a: Found, b: Found) => {
    const isBefore = a.key === b.key ? a.id < b.id : a.key < b.key
    return isBefore === (direction === 'asc') ? -1 : 1
  }

const select = (store: Store, asked: Along, lead: Lead | null): Found[] =>
  lead === null
    ? inBatches(asked, (among) => read(store, asked, null, among))
    : read(store, asked, lead, [])

const read = (store: Store, asked: Along, lead: Lead | null, among: readonly Clause[]): Found[] => {
  const clauses = clausesOf(...among, ...besides(asked.clauses, lead), beyondOf(asked))
  return store.rows<Found>(
    `SELECT t.id AS id, t.${asked.sort.column} AS key
     FROM ${fromOf(asked.table, lead, asked.sort.index)}${whereOf(clauses)}
     ORDER BY ${orderOf(asked.sort)} LIMIT ?`,
    ...(lead?.clause.bindings ?? []),
    ...clauses.flatMap((it) => it.bindings),
    asked.limit + 1,
  )
}

/** Scans the sorted index up to `far` rows. The outer query has no ORDER BY, as sorting would read all of them. */
const walk = (store: Store, asked: Along, far = WALK): Found[] =>
  inBatches(asked, (among) => walkIn(store, asked, among, far))

const walkIn = (store: Store, asked: Along, among: readonly Clause[], far: number): Found[] => {
  const { table, sort, clauses, limit } = asked
  const beyond = clausesOf(...among, beyondOf(asked))
  return store.rows<Found>(
    `SELECT t.id AS id, t.${sort.column} AS key
     FROM (SELECT * FROM ${fromOf(table, null, sort.index)}${whereOf(beyond)}
       ORDER BY ${orderOf(sort)} LIMIT ${far}) AS t${whereOf(clauses)} LIMIT ?`,
    ...beyond.flatMap((it) => it.bindings),
    ...clauses.flatMap((it) => it.bindings),
    limit + 1,
  )
}
