import type { SavedViewDetail } from '#domain/list/saved-view'
import type { Tab } from '../Tabs.tsx'
import { canonicalQuery, searchWith } from './list-search.ts'

/** A built-in view of a list; 'all' has no filter. */
export type BuiltView = {
  readonly key: string
  readonly label: string
  readonly hurts?: boolean
}

export type ListLocation = {
  readonly path: string
  readonly search: string
  readonly names: readonly string[]
}

type Counts = Readonly<Record<string, number>>

const KEPT_PARAMETERS = ['sort', 'direction', 'columns', 'layout', 'calendar', 'day']

/**
 * The built-in views as tabs; following one keeps order, columns and layout. Without `counts` tabs have none; a missing
 * count reserves its space.
 */
export const builtTabs = (
  views: readonly BuiltView[],
  { path, search }: ListLocation,
  counts?: Counts,
): readonly Tab[] =>
  views.map(({ key, label, hurts = false }) => ({
    key,
    label,
    href:
      path +
      searchWith(`?${canonicalQuery(search, KEPT_PARAMETERS)}`, { view: key === 'all' ? '' : key }),
    ...(counts ? { count: counts[key] } : {}),
    late: hurts && (counts?.[key] ?? 0) > 0,
  }))

export const savedTabs = (
  saved: readonly SavedViewDetail[],
  { path }: ListLocation,
): readonly Tab[] =>
  saved.map(({ id, name, search, count }) => ({
    key: id,
    label: name,
    href: search === '' ? path : `${path}?${search}`,
    count,
  }))

/** The key of the current view: a saved one with exactly this query, or the built-in one in the address. */
export const viewAt = (saved: readonly SavedViewDetail[], { search, names }: ListLocation) => {
  const here = canonicalQuery(search, names)
  const savedView = saved.find((it) => canonicalQuery(it.search, names) === here && here !== '')
  return savedView?.id ?? new URLSearchParams(search).get('view') ?? 'all'
}
