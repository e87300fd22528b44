import { type Clause, type Lead, leadAmong, leadOf } from './clauses.ts'
import { cursorFrom, cursorOf } from './cursor.ts'
import { type Found, type PageRequest, type RangeRequest, scan, select } from './range-query.ts'
import type { Store } from './store.ts'

/** Up to this many matching ids, joining and sorting them is faster than scanning the sorted index. */
const MOST_NARROW_ROWS = 2_000
const MOST_SCANNED_TESTED = 600
/** Up to this many rows, testing each is faster than looking up all matches. */
const MOST_TESTED = 100

/**
 * Returns one page of ids by key, never by offset: from the narrowest condition, else by scanning the sorted
 * index, so that a page costs the same however large the table is.
 */
export const pageOf = (
  store: Store,
  request: PageRequest,
): { ids: string[]; next: string | null } => {
  const { sort, limit } = request
  const found: Found[] = []
  for (const rangeRequest of keyRangesOf(request))
    if (found.length <= limit) found.push(...find(store, rangeRequest))
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return {
    ids: rows.map((it) => it.id),
    next: found.length > limit && last ? cursorFrom(sort, last.key, last.id) : null,
  }
}

/** Descending, rows with a value come first and rows without one last. */
const keyRangesOf = (request: PageRequest): readonly RangeRequest[] => {
  const { sort, after } = request
  if (sort.empty === undefined || sort.direction === 'asc') return [request]
  const empty: RangeRequest = { ...request, stretch: 'empty' }
  const isAmongEmpty = after !== undefined && cursorOf(after, sort)[0] === sort.empty
  return isAmongEmpty ? [empty] : [{ ...request, stretch: 'filled' }, empty]
}

const find = (store: Store, request: RangeRequest): Found[] => {
  if (isInOrder(request)) return select(store, request, null)
  const narrow = narrowOf(store, request.clauses)
  const matched = findMatches(store, request, narrow)
  if (matched !== null) return matched
  if (narrow !== null && !isDense(store, request, narrow)) return select(store, request, narrow)
  const scanned = scan(store, request)
  return scanned.length > request.limit
    ? scanned
    : select(store, request, leadOf(store, request.clauses))
}

/**
 * Returns the rows that a search matches: from its ids, or tested row by row where few rows lead or more match than
 * it returns ids. Null where another condition leads.
 */
const findMatches = (store: Store, request: RangeRequest, narrow: Lead | null): Found[] | null => {
  const searchClause = request.clauses.find((it) => it.bound)
  if (searchClause?.bound === undefined || narrow === null) return null
  const { overflow, test, isExact } = searchClause.bound
  const others = request.clauses.filter((it) => it !== searchClause)
  const tested = { ...request, clauses: [...others, test] }
  if (narrow.clause !== searchClause)
    return isExact && narrow.count <= MOST_TESTED ? select(store, tested, narrow) : null
  const isFrequent = store.row(overflow.sql, ...overflow.bindings) !== null
  const scanned = isFrequent ? scan(store, tested, MOST_SCANNED_TESTED) : []
  return scanned.length > request.limit
    ? scanned
    : select(store, { ...request, clauses: others }, leadAmong(store, searchClause))
}

/** Whether the sorted index holds the requested rows and no others. */
const isInOrder = ({ sort: { among = [], batches }, clauses }: PageRequest) =>
  clauses.every((request) => [...among, ...(batches?.of ?? [])].some((it) => isSame(it, request)))

const isSame = (one: Clause, other: Clause) =>
  one.where === other.where && JSON.stringify(one.bindings) === JSON.stringify(other.bindings)

/** Returns the narrowest condition worth leading with; null when all are wide. */
const narrowOf = (store: Store, clauses: readonly Clause[]): Lead | null => {
  const bounded = clauses.find((it) => it.bound)
  const counted = clauses.filter((it) => it !== bounded)
  return (
    leadOf(store, counted, MOST_NARROW_ROWS) ??
    (bounded ? { clause: bounded, count: MOST_NARROW_ROWS } : null)
  )
}

/** Whether scanning the sorted index finds a page in fewer steps than there are matching rows. */
const isDense = (store: Store, { records, limit }: PageRequest, { clause, count }: Lead) => {
  if (records === undefined || clause.bound) return false
  const size = store.row<{ size: number }>(`SELECT max(rowid) AS size FROM ${records}`)?.size ?? 0
  return count * count > limit * size
}
