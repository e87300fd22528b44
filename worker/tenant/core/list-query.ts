import { type Clause, countOf, sumsOf } from './clauses.ts'
import type { Sort } from './cursor.ts'
import type { DocumentShape } from './document.ts'
import { inOrder } from './in-order.ts'
import { pageOf } from './paging.ts'
import type { Store } from './store.ts'

/** Totals above this are shown as “over 10,000”. */
const MOST_COUNTED = 10_000

type Paging = { readonly after?: string | undefined; readonly limit?: number | undefined }
type Page<Row> = { rows: Row[]; next: string | null }

/** A query of another table that returns the ids of the list's rows. */
type AlternativeQuery = {
  readonly table: string
  readonly sort: Sort
  readonly clauses: readonly Clause[]
}

type List<Filter, Query, Document, Row> = {
  readonly store: Store
  readonly table: string
  /** The table whose greatest rowid estimates the number of rows. */
  readonly records?: string
  readonly document: DocumentShape<Document>
  readonly clauses: (filter: Filter) => readonly Clause[]
  readonly sort: (query: Query) => Sort
  readonly detour?: (query: Query) => AlternativeQuery | null
  readonly rowsOf: (documents: Document[]) => Row[]
  readonly usualLimit?: number
}

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
      const plan = detour(query) ?? { table, sort: sort(query), clauses: clauses(query) }
      const { ids, next } = pageOf(store, { ...records, ...plan, after, limit })
      return { rows: rowsOf(inOrder(store, document, ids)), next }
    },
    count,
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

export const sortAmong =
  <Name extends string>(
    sorts: Readonly<Record<Name, Omit<Sort, 'name' | 'direction'>>>,
    fallback: NoInfer<Name>,
  ) =>
  ({ sort: name = fallback, direction = 'asc' }: SortQuery<Name>): Sort => ({
    name,
    direction,
    ...sorts[name],
  })
