import { stringify } from 'picoquery'
import { isRecord } from '#domain/is-record'

/** '?a[0][b]=c', encoded, in the index form that the API parses; '' for an empty query. */
export const queryString = (query: Readonly<Record<string, unknown>> | undefined) => {
  const text = stringify(presentFields(query ?? {}), {
    nesting: true,
    nestingSyntax: 'index',
  })
    .split('&')
    .filter(Boolean)
    .join('&')
  return text === '' ? '' : `?${text}`
}

// Null and undefined are left out, not sent as empty text.
const present = (it: unknown): unknown => {
  if (Array.isArray(it)) return it.filter(isPresent).map(present)
  return isRecord(it) ? presentFields(it) : it
}

const presentFields = (it: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(it)
      .filter(([, value]) => isPresent(value))
      .map(([name, value]) => [name, present(value)]),
  )

const isPresent = (it: unknown) => it !== undefined && it !== null

/** The address with its parameters sorted, as a cache key. */
export const canonical = (address: string) => {
  const [path = '', search = ''] = address.split('?')
  const params = new URLSearchParams(search)
  params.sort()
  return params.size === 0 ? path : `${path}?${params}`
}
