const STRINGS = /"[^"]*"|'[^']*'/g
const PATHS = /(?<![\w.])[a-z_][\w-]*(?:\.[\w-]+|\[\d+\])*/gi
const WORDS = new Set([
  ...['and', 'or', 'not', 'contains', 'true', 'false', 'nil', 'null', 'blank', 'empty'],
  ...['in', 'reversed', 'limit', 'offset'],
])

/** The paths that an expression reads: 'client.names', 'c.name'. */
export const pathsIn = (expression: string): string[] =>
  [...expression.replaceAll(STRINGS, ' ').matchAll(PATHS)]
    .map(([path]) => path)
    .filter((path) => !WORDS.has(path))

/** An expression cut at its bars, which separate filters. */
const partsOf = (expression: string): string[] => {
  const plain = expression.replaceAll(STRINGS, (text) => '·'.repeat(text.length))
  const bars = [...plain.matchAll(/\|/g)].map(({ index }) => index)
  return [0, ...bars.map((at) => at + 1)].map((from, at) => expression.slice(from, bars[at]))
}

export type FilteredExpression = {
  readonly paths: readonly string[]
  readonly filters: readonly string[]
}

/** What an expression with filters reads, and the names of its filters. */
export const filteredExpression = (expression: string): FilteredExpression => {
  const [value = '', ...filters] = partsOf(expression)
  const named = filters.map((it) => /^\s*([\w-]*)\s*:?([\s\S]*)$/.exec(it))
  return {
    paths: [...pathsIn(value), ...named.flatMap((it) => pathsIn(it?.[2] ?? ''))],
    filters: named.map((it) => it?.[1] ?? ''),
  }
}
