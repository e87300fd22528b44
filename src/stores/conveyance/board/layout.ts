import { computed } from 'nanostores'
import { $route, setSearch } from '#stores/chrome/route'

export const conveyanceLayouts = ['list', 'board', 'calendar'] as const
export type ConveyanceLayout = (typeof conveyanceLayouts)[number]

/** How the cases are laid out, as the address says; a list without it. */
export const $conveyanceLayout = computed($route, ({ search }): ConveyanceLayout => {
  const asked = new URLSearchParams(search).get('layout')
  return conveyanceLayouts.find((it) => it === asked) ?? 'list'
})

/** The address of another layout with the same view and filters. */
export const searchOfLayout = (search: string, layout: ConveyanceLayout) => {
  const params = new URLSearchParams(search)
  for (const name of ['layout', 'calendar', 'day']) params.delete(name)
  if (layout !== 'list') params.set('layout', layout)
  return params.size > 0 ? `?${params}` : ''
}

export const openLayout = (layout: ConveyanceLayout) =>
  setSearch(searchOfLayout($route.get().search, layout))
