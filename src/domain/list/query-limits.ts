/** Limits of a query string: entries per list, levels of nesting, parameters in total. */
export const QUERY_LIMITS = { arrayLimit: 20, depth: 5, parameterLimit: 1000 } as const
export type QueryLimit = keyof typeof QUERY_LIMITS

export const queryLimitText: Readonly<Record<QueryLimit, string>> = {
  arrayLimit: `A list in a query string has at most ${QUERY_LIMITS.arrayLimit} entries.`,
  depth: `Query strings nest at most ${QUERY_LIMITS.depth} deep.`,
  parameterLimit: `A query string has at most ${QUERY_LIMITS.parameterLimit} parameters.`,
}

export const exceededLimit = (query: Readonly<Record<string, unknown>>): QueryLimit | null => {
  const values = Object.values(query)
  if (values.some((it) => longestList(it) > QUERY_LIMITS.arrayLimit)) return 'arrayLimit'
  if (values.some((it) => levels(it) > QUERY_LIMITS.depth)) return 'depth'
  return parameters(query) > QUERY_LIMITS.parameterLimit ? 'parameterLimit' : null
}

const parts = (it: unknown): unknown[] =>
  typeof it === 'object' && it !== null ? Object.values(it) : []

const longestList = (it: unknown): number =>
  Math.max(Array.isArray(it) ? it.length : 0, ...parts(it).map(longestList))

const levels = (it: unknown): number =>
  typeof it === 'object' && it !== null ? 1 + Math.max(0, ...parts(it).map(levels)) : 0

const parameters = (it: unknown): number => {
  if (it === undefined || it === null) return 0
  return typeof it === 'object'
    ? parts(it).reduce<number>((sum, part) => sum + parameters(part), 0)
    : 1
}
