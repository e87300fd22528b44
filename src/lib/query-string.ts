import { isRecord } from '#domain/is-record'

/** '?a[0][b]=c', encoded, in the index form that the API parses; '' for an empty query. */
export const queryString = (query: Readonly<Record<string, unknown>> = {}) => {
  const pairs = Object.entries(query).flatMap(([name, value]) => pairsOf(name, value))
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

// Null and undefined are left out, not sent as empty text.
const pairsOf = (name: string, value: unknown): string[] => {
  if (!isPresent(value)) return []
  if (!isRecord(value)) return [`${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`]
  const inside = Array.isArray(value) ? value.filter(isPresent) : value
  return Object.entries(inside).flatMap(([key, it]) => pairsOf(`${name}[${key}]`, it))
}

const isPresent = (it: unknown) => it !== undefined && it !== null

/** The address with its parameters sorted, as a cache key. */
export const canonical = (address: string) => {
  const [path = '', search = ''] = address.split('?')
  const params = new URLSearchParams(search)
  params.sort()
  return params.size === 0 ? path : `${path}?${params}`
}
