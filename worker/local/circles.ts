export type Imports = ReadonlyMap<string, readonly string[]>

/** Returns the shortest import circle of each group of files that import each other. */
export const circlesIn = (imports: Imports): string[][] =>
  groupsIn(imports).map((group) => {
    const circles = group.flatMap((file) => shortestCircle(imports, file) ?? [])
    return circles.toSorted((a, b) => a.length - b.length)[0] ?? []
  })

type Visit = { readonly index: number; low: number }

/** Returns the strongly connected components, by Tarjan's algorithm; a single file only when it imports itself. */
const groupsIn = (imports: Imports): string[][] => {
  const visits = new Map<string, Visit>()
  const open: string[] = []
  const groups: string[][] = []

  const enter = (file: string): Visit => {
    const visit: Visit = { index: visits.size, low: visits.size }
    visits.set(file, visit)
    open.push(file)
    for (const next of imports.get(file) ?? []) {
      const known = visits.get(next)
      if (known === undefined) visit.low = Math.min(visit.low, enter(next).low)
      else if (open.includes(next)) visit.low = Math.min(visit.low, known.index)
    }
    if (visit.low === visit.index) groups.push(open.splice(open.indexOf(file)))
    return visit
  }

  for (const file of imports.keys()) if (!visits.has(file)) enter(file)
  return groups.filter(([file = '', ...others]) =>
    others.length > 0 ? true : imports.get(file)?.includes(file),
  )
}

const shortestCircle = (imports: Imports, start: string): [string[]] | null => {
  const paths: string[][] = [[start]]
  const seen = new Set<string>()
  for (const path of paths) {
    for (const next of imports.get(path.at(-1) ?? '') ?? []) {
      if (next === start) return [[...path, next]]
      if (!seen.has(next)) paths.push([...path, next])
      seen.add(next)
    }
  }
  return null
}
