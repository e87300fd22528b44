import { computed } from 'nanostores'
import { CorrespondenceFilter } from '#domain/tracked-email/filter'
import { $route, setSearch } from '#stores/chrome/route'

const names = ['person', 'channel', 'q'] as const

/** What the address narrows the messages to; nothing where it says something that there is not. */
export const $correspondenceFilter = computed($route, ({ search }): CorrespondenceFilter => {
  const query = new URLSearchParams(search)
  const asked = names.flatMap((name) => {
    const value = query.get(name)
    return value ? [[name, value] as const] : []
  })
  const parsed = CorrespondenceFilter.safeParse(Object.fromEntries(asked))
  return parsed.success ? parsed.data : {}
})

/** The filter as a part of the key of a request. */
export const $filterKey = computed($correspondenceFilter, (filter) => JSON.stringify(filter))

/** Narrows the messages of the page; '' for everything of its kind. */
export const narrowCorrespondence = (
  change: Readonly<Partial<Record<(typeof names)[number], string>>>,
) => {
  const query = new URLSearchParams(location.search)
  for (const [name, value] of Object.entries(change))
    if (value === '') query.delete(name)
    else query.set(name, value)
  const search = query.toString()
  setSearch(search === '' ? '' : `?${search}`)
}
