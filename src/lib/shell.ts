/**
 * The one page that is built for a path with parameters: each of them is '_'.
 * A page re-exports this; which one it is stands in the pattern that Astro passes.
 */
export const getStaticPaths = ({ routePattern }: { routePattern: string }) => [
  { params: Object.fromEntries(paramsOf(routePattern).map((name) => [name, '_'])) },
]

const paramsOf = (pattern: string) =>
  [...pattern.matchAll(/\[([a-z_]+)\]/g)].flatMap(([, name]) => (name ? [name] : []))
