export type Sort = { readonly by: string; readonly direction: 'asc' | 'desc' }

const written = (asked: URLSearchParams) => (asked.size > 0 ? `?${asked}` : '')

/** '?q=shaw&sort=due': the address's own query with some of it changed; an empty value goes. */
export const searchWith = (search: string, change: Readonly<Record<string, string>>) => {
  const asked = new URLSearchParams(search)
  for (const [name, value] of Object.entries(change))
    if (value === '') asked.delete(name)
    else asked.set(name, value)
  return written(asked)
}

/** The order that an address asks for; the usual one where it names none. */
export const sortIn = (search: string, usual: Sort): Sort => {
  const asked = new URLSearchParams(search)
  const by = asked.get('sort')
  if (by === null) return usual
  return { by, direction: asked.get('direction') === 'desc' ? 'desc' : 'asc' }
}

/** The query of these names alone, in order: two addresses that ask the same are the same text. */
export const askedOf = (search: string, names: readonly string[]) => {
  const asked = new URLSearchParams(search)
  for (const name of [...asked.keys()]) if (!names.includes(name)) asked.delete(name)
  asked.sort()
  return asked.toString()
}
