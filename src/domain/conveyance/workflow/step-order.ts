type Ordered = { readonly key: string; readonly depends_on: readonly string[] }
type Dependencies = ReadonlyMap<string, readonly string[]>

const unopened = (steps: readonly Ordered[]): Dependencies => {
  const remaining = new Map(steps.map((it) => [it.key, it.depends_on]))
  let hasShrunk = true
  while (hasShrunk) {
    hasShrunk = false
    for (const [key, dependencies] of remaining) {
      if (dependencies.some((it) => remaining.has(it))) continue
      remaining.delete(key)
      hasShrunk = true
    }
  }
  return remaining
}

const reaches = (from: string, to: string, dependencies: Dependencies): boolean => {
  const seen = new Set<string>()
  const queue = [...(dependencies.get(from) ?? [])]
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    if (key === to) return true
    if (seen.has(key)) continue
    seen.add(key)
    queue.push(...(dependencies.get(key) ?? []))
  }
  return false
}

/** The steps that depend on themselves, and those that depend on such a step: none of them ever opens. */
export const circularKeys = (steps: readonly Ordered[]) => {
  const remaining = unopened(steps)
  const keys = [...remaining.keys()]
  const circular = new Set(keys.filter((key) => reaches(key, key, remaining)))
  return { circular, blocked: new Set(keys.filter((key) => !circular.has(key))) }
}
