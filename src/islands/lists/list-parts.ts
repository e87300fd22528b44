import type { Store } from 'nanostores'
import { use } from 'react'
import type { BulkAct } from '#components/list/BulkBar.tsx'
import type { Find } from '#components/list/ListFilters.tsx'
import type { Totals } from '#components/list/ListTotals.tsx'
import type { Filter } from '#components/list/list-filter.ts'
import type { BuiltView, ListLocation } from '#components/list/list-views.ts'
import type { Permission } from '#domain/permissions'

/** Count and sums of what the filters leave, and how many rows each of the page's own views holds. */
export type ListFigures = Totals & { readonly views?: Readonly<Record<string, number>> }

/** What stands round the rows of a list; fetched after them. */
export type ListParts<Row> = {
  /** The page's own views. */
  readonly views?: readonly BuiltView[]
  /** Its figures say how many rows each of them holds. */
  readonly countsViews?: true
  readonly filters?: readonly Filter[]
  readonly find?: Find
  /** The text of a file of these columns, 'ref,client', of what the address asks. */
  readonly exported?: (columns: string) => Promise<string>
  /** Without this permission the list cannot be exported. */
  readonly exportNeeds?: Permission
  /** What the rows come to; the rows themselves are counted where nobody says. */
  readonly figures?: Store<ListFigures | undefined>
  /** Without this permission nothing can be done to the rows. */
  readonly bulkNeeds?: Permission
  /** What may be done to the rows that are picked. */
  readonly bulk?: readonly BulkAct<Row>[]
}

type Load = () => Promise<{ readonly default: ListParts<never> }>

const nothing = Promise.resolve({ default: {} })
const fetched = new Map<Load, Promise<{ readonly default: ListParts<never> }>>()

// What failed is fetched again by the next who needs it.
const keepAsked = (key: Load, asked: ReturnType<Load>) => {
  fetched.set(key, asked)
  asked.catch(() => fetched.delete(key))
}

/** The parts of a page's list; waits for them. */
export const useParts = <Row>(load?: () => Promise<{ readonly default: ListParts<Row> }>) => {
  const key = load as Load | undefined
  const asked = key === undefined ? nothing : (fetched.get(key) ?? key())
  if (key !== undefined && !fetched.has(key)) keepAsked(key, asked)
  return use(asked).default as ListParts<Row>
}

const SHOWN_ALIKE = ['sort', 'direction', 'columns']

/** Where the list stands, and all the names that its address may ask by. */
export const placeOf = (
  { path, search }: Pick<ListLocation, 'path' | 'search'>,
  { filters = [] }: Pick<ListParts<never>, 'filters'>,
): ListLocation => ({
  path,
  search,
  names: ['q', 'view', ...filters.map(({ name }) => name), ...SHOWN_ALIKE],
})

/** Whether anything narrows the list. */
export const isNarrowed = ({ search, names }: ListLocation) => {
  const asked = new URLSearchParams(search)
  return names.some((name) => !SHOWN_ALIKE.includes(name) && asked.has(name))
}
