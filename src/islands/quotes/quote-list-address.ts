/** '?q=shaw&owner=…': the address's own query with some of it changed; an empty value goes. */
export const searchWith = (search: string, change: Readonly<Record<string, string>>) => {
  const asked = new URLSearchParams(search)
  for (const [name, value] of Object.entries(change)) {
    if (value === '') asked.delete(name)
    else asked.set(name, value)
  }
  const written = asked.toString()
  return written ? `?${written}` : ''
}
