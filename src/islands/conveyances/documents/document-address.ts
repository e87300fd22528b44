import { setSearch } from '#stores/chrome/route'

const changed = (search: string, change: Readonly<Record<string, string | null>>) => {
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(change))
    if (value === null) query.delete(name)
    else query.set(name, value)
  return `?${query}`
}

/** The group that the address names; null for all. */
export const groupIn = (search: string, groups: readonly string[]) => {
  const group = new URLSearchParams(search).get('group')
  return groups.find((it) => it === group) ?? null
}

export const showGroup = (group: string | null) =>
  setSearch(changed(location.search, { group, document: null }))

/** The id of the document that the address names. */
export const documentIn = (search: string) => new URLSearchParams(search).get('document')

export const openDocument = (id: string) => setSearch(changed(location.search, { document: id }))

export const closeDocument = () => setSearch(changed(location.search, { document: null }))
