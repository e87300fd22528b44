import { type Clause, countOf, sumsOf } from './clauses.ts'
import type { Sort } from './cursor.ts'
import type { DocumentShape } from './document.ts'
import { inOrder } from './in-order.ts'
import { pageOf } from './paging.ts'
import type { Store } from './store.ts'

/** How far a total is counted before it is said to be over. */
const MOST_COUNTED = 10_000

type Paging = { readonly after?: string | undefined; readonly limit?: number | undefined }
type Page<Row> = { rows: Row[]; next: string | null }

/** Rows found along another table than that of the list. */
type Detour = {
  readonly table: string
  readonly sort: Sort
  readonly clauses: readonly Clause[]
}

type List<Filter, Query, Document, Row> = {
  readonly store: Store
  /** The table that filters and sorts name columns of. */
  readonly table: string
  /** The table whose row numbers tell how many there are; absent where that never matters. */
  readonly records?: string
  readonly document: DocumentShape<Document>
  readonly clauses: (filter: Filter) => readonly Clause[]
  readonly sort: (query: Query) => Sort
  /** Another way to the rows of some queries; null for the usual one. */
  readonly detour?: (query: Query) => Detour | null
  readonly rowsOf: (documents: Document[]) => Row[]
  readonly usualLimit?: number
}

/** A list of one noun: its pages by key, its count, and sums over what a filter leaves. */
export const listQueryOf = <Filter, Query extends Filter & Paging, Document, Row>({
  store,
  table,
  document,
  clauses,
  sort,
  detour = () => null,
  rowsOf,
  usualLimit = 50,
  ...records
}: List<Filter, Query, Document, Row>) => {
  const count = (filter: Filter, ...more: readonly Clause[]) =>
    countOf(store, table, [...clauses(filter), ...more], MOST_COUNTED)
  return {
    page: (query: Query): Page<Row> => {
      const { after, limit = usualLimit } = query
      const asked = detour(query) ?? { table, sort: sort(query), clauses: clauses(query) }
      const { ids, next } = pageOf(store, { ...records, ...asked, after, limit })
      return { rows: rowsOf(inOrder(store, document, ids)), next }
    },
    /** How many rows pass a filter, and `more` conditions where given. */
    count,
    /** The count, and sums of expressions over the row `t`, each under its name. */
    totals: <Name extends string>(filter: Filter, sums: Readonly<Record<Name, string>>) => ({
      ...count(filter),
      ...sumsOf(store, table, clauses(filter), sums, MOST_COUNTED),
    }),
  }
}

type SortQuery<Name> = {
  readonly sort?: Name | undefined
  readonly direction?: 'asc' | 'desc' | undefined
}

/** The order that a query names among the sorts of a list; `usual`, ascending, where it names none. */
export const sortAmong =
  <Name extends string>(
    sorts: Readonly<Record<Name, Omit<Sort, 'name' | 'direction'>>>,
    usual: NoInfer<Name>,
  ) =>
  ({ sort: name = usual, direction = 'asc' }: SortQuery<Name>): Sort => ({
    name,
    direction,
    ...sorts[name],
  })
