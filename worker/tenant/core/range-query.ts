import { type Clause, clausesOf, fromOf, type Lead, whereOf, withoutLead } from './clauses.ts'
import { cursorOf, type Sort } from './cursor.ts'
import type { Store } from './store.ts'

export type PageRequest = {
  readonly table: string
  /** The table whose greatest rowid estimates the number of rows. */
  readonly records?: string
  readonly sort: Sort
  readonly clauses: readonly Clause[]
  readonly after?: string | undefined
  readonly limit: number
}
type KeyRange = 'filled' | 'empty'
export type RangeRequest = PageRequest & { readonly stretch?: KeyRange }
export type Found = { id: string; key: string | number }

const MOST_SCANNED = 6_000

const orderOf = ({ column, direction }: Sort) => `t.${column} ${direction}, t.id ${direction}`

const afterCursorOf = ({ sort, after, stretch }: RangeRequest): Clause | null => {
  const cursor = after === undefined ? null : cursorOf(after, sort)
  if (stretch === 'empty') return emptyOf(sort, cursor)
  if (cursor !== null)
    return {
      where: `(t.${sort.column}, t.id) ${sort.direction === 'asc' ? '>' : '<'} (?, ?)`,
      bindings: cursor,
    }
  return stretch === 'filled'
    ? { where: `t.${sort.column} < ?`, bindings: [sort.empty ?? ''] }
    : null
}

const emptyOf = (
  { column, empty = '' }: Sort,
  cursor: ReturnType<typeof cursorOf> | null,
): Clause =>
  cursor?.[0] === empty
    ? { where: `t.${column} = ? AND t.id < ?`, bindings: cursor }
    : { where: `t.${column} = ?`, bindings: [empty] }

/** Returns the rows of all ranges of the index, merged into one order. */
const inBatches = (
  { sort, limit }: PageRequest,
  selectRange: (prefix: readonly Clause[]) => Found[],
): Found[] => {
  const { among = [], batches } = sort
  if (batches === undefined) return selectRange(among)
  const found = batches.each.flatMap((indexRange) => selectRange([...among, indexRange]))
  return found.toSorted(compareBy(sort)).slice(0, limit + 1)
}

const compareBy =
  ({ direction }: Sort) =>
  (a: Found, b: Found) => {
    const isBefore = a.key === b.key ? a.id < b.id : a.key < b.key
    return isBefore === (direction === 'asc') ? -1 : 1
  }

/** Returns the rows of a range in order, led by a narrow condition where one is given. */
export const select = (store: Store, request: RangeRequest, lead: Lead | null): Found[] =>
  lead === null
    ? inBatches(request, (prefix) => selectRange(store, request, null, prefix))
    : selectRange(store, request, lead, [])

const selectRange = (
  store: Store,
  request: RangeRequest,
  lead: Lead | null,
  prefix: readonly Clause[],
): Found[] => {
  const clauses = clausesOf(
    ...prefix,
    ...withoutLead(request.clauses, lead),
    afterCursorOf(request),
  )
  return store.rows<Found>(
    `SELECT t.id AS id, t.${request.sort.column} AS key
     FROM ${fromOf(request.table, lead, request.sort.index)}${whereOf(clauses)}
     ORDER BY ${orderOf(request.sort)} LIMIT ?`,
    ...(lead?.clause.bindings ?? []),
    ...clauses.flatMap((it) => it.bindings),
    request.limit + 1,
  )
}

/** Scans the sorted index up to `far` rows. The outer query has no ORDER BY, as sorting would read all of them. */
export const scan = (store: Store, request: RangeRequest, rowLimit = MOST_SCANNED): Found[] =>
  inBatches(request, (prefix) => scanRange(store, request, prefix, rowLimit))

const scanRange = (
  store: Store,
  request: RangeRequest,
  prefix: readonly Clause[],
  rowLimit: number,
): Found[] => {
  const { table, sort, clauses, limit } = request
  const afterCursor = clausesOf(...prefix, afterCursorOf(request))
  return store.rows<Found>(
    `SELECT t.id AS id, t.${sort.column} AS key
     FROM (SELECT * FROM ${fromOf(table, null, sort.index)}${whereOf(afterCursor)}
       ORDER BY ${orderOf(sort)} LIMIT ${rowLimit}) AS t${whereOf(clauses)} LIMIT ?`,
    ...afterCursor.flatMap((it) => it.bindings),
    ...clauses.flatMap((it) => it.bindings),
    limit + 1,
  )
}
