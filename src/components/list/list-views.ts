import type { SavedViewDetail } from '#domain/list/saved-view'
import type { Tab } from '../Tabs.tsx'
import { askedOf, searchWith } from './list-search.ts'

/** A question that a page comes with; 'all' asks nothing. */
export type BuiltView = {
  readonly key: string
  readonly label: string
  /** Its count is a duty. */
  readonly hurts?: boolean
}

/** Where a list stands: its page, what the address asks, and the names of all that it may ask. */
export type ListLocation = {
  readonly path: string
  readonly search: string
  readonly names: readonly string[]
}

type Counts = Readonly<Record<string, number>>

const SHOWN_ALIKE = ['sort', 'direction', 'columns']

/**
 * The views that the page comes with, as tabs; order and columns stay when one is followed. No counts: nobody
 * counts them; one that is still to come keeps its place.
 */
export const builtTabs = (
  views: readonly BuiltView[],
  { path, search }: ListLocation,
  counts?: Counts,
): readonly Tab[] =>
  views.map(({ key, label, hurts = false }) => ({
    key,
    label,
    href: path + searchWith(`?${askedOf(search, SHOWN_ALIKE)}`, { view: key === 'all' ? '' : key }),
    ...(counts ? { count: counts[key] } : {}),
    late: hurts && (counts?.[key] ?? 0) > 0,
  }))

/** The views that people keep, as tabs. */
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

/** The key of the view that shows exactly this: a kept one, or else the page's own that is named. */
export const viewAt = (saved: readonly SavedViewDetail[], { search, names }: ListLocation) => {
  const here = askedOf(search, names)
  const kept = saved.find((it) => askedOf(it.search, names) === here && here !== '')
  return kept?.id ?? new URLSearchParams(search).get('view') ?? 'all'
}
