/**
 * The static path of the one page that is built for a route with parameters: each of them is '_'.
 * Pages with parameters re-export this.
 */
export const getStaticPaths = ({ routePattern }: { routePattern: string }) => [
  { params: Object.fromEntries(paramsOf(routePattern).map((name) => [name, '_'])) },
]

const paramsOf = (pattern: string) =>
  [...pattern.matchAll(/\[([a-z_]+)\]/g)].flatMap(([, name]) => (name ? [name] : []))
