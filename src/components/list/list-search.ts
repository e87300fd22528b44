export type Sort = { readonly by: string; readonly direction: 'asc' | 'desc' }

const toSearch = (asked: URLSearchParams) => (asked.size > 0 ? `?${asked}` : '')

/** The query of an address with some parameters changed, such as '?q=shaw&sort=due'; empty values are removed. */
export const searchWith = (search: string, change: Readonly<Record<string, string>>) => {
  const asked = new URLSearchParams(search)
  for (const [name, value] of Object.entries(change))
    if (value === '') asked.delete(name)
    else asked.set(name, value)
  return toSearch(asked)
}

/** The order in an address; the default one without it. */
export const sortIn = (search: string, usual: Sort): Sort => {
  const asked = new URLSearchParams(search)
  const by = asked.get('sort')
  if (by === null) return usual
  return { by, direction: asked.get('direction') === 'desc' ? 'desc' : 'asc' }
}

/** The query with only these parameters, sorted, so that equal queries are equal strings. */
export const canonicalQuery = (search: string, names: readonly string[]) => {
  const asked = new URLSearchParams(search)
  for (const name of [...asked.keys()]) if (!names.includes(name)) asked.delete(name)
  asked.sort()
  return asked.toString()
}
