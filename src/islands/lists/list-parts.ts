import type { Store } from 'nanostores'
import { use } from 'react'
import type { BulkAct } from '#components/list/BulkBar.tsx'
import { type DateFilter, dateParameters } from '#components/list/dates/date-filter.ts'
import type { Find } from '#components/list/ListFilters.tsx'
import type { Totals } from '#components/list/ListTotals.tsx'
import type { Filter } from '#components/list/list-filter.ts'
import type { BuiltView, ListLocation } from '#components/list/list-views.ts'
import type { Permission } from '#domain/permissions'

export type ListFigures = Totals & { readonly views?: Readonly<Record<string, number>> }

export type ListParts<Row> = {
  readonly views?: readonly BuiltView[]
  readonly countsViews?: true
  readonly filters?: readonly Filter[]
  /** The filter by dates. */
  readonly dates?: DateFilter
  readonly find?: Find
  /** Returns the filtered rows as CSV with the given columns: 'ref,client'. */
  readonly exported?: (columns: string) => Promise<string>
  readonly exportNeeds?: Permission
  /** The totals of the list; without them the loaded rows are counted. */
  readonly figures?: Store<ListFigures | undefined>
  readonly bulkNeeds?: Permission
  readonly bulk?: readonly BulkAct<Row>[]
}

type Load<Row> = () => Promise<{ readonly default: ListParts<Row> }>

const loadNothing = () => Promise.resolve({ default: {} })
const fetched = new Map<unknown, Promise<unknown>>()

// A failed load is forgotten, so that the next use tries again.
const cachedLoad = <Parts>(load: () => Promise<Parts>) => {
  const cached = fetched.get(load) as Promise<Parts> | undefined
  if (cached) return cached
  const requested = load()
  fetched.set(load, requested)
  requested.catch(() => fetched.delete(load))
  return requested
}

export const useParts = <Row>(load: Load<Row> = loadNothing) => use(cachedLoad(load)).default

const DISPLAY_PARAMETERS = ['sort', 'direction', 'columns']

export const locationOf = (
  { path, search }: Pick<ListLocation, 'path' | 'search'>,
  { filters = [], dates }: Pick<ListParts<never>, 'filters' | 'dates'>,
): ListLocation => ({
  path,
  search,
  names: [
    'q',
    'view',
    ...filters.map(({ name }) => name),
    ...(dates ? dateParameters : []),
    ...DISPLAY_PARAMETERS,
  ],
})

export const isNarrowed = ({ search, names }: ListLocation) => {
  const requested = new URLSearchParams(search)
  return names.some((name) => !DISPLAY_PARAMETERS.includes(name) && requested.has(name))
}
