/** How many letters have to be changed, added or removed. */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (const [to, wanted] of [...other].entries())
      next.push(
        Math.min(
          (row[to] ?? 0) + (letter === wanted ? 0 : 1),
          (row[to + 1] ?? 0) + 1,
          (next[to] ?? 0) + 1,
        ),
      )
    row = next
  }
  return row.at(-1) ?? 0
}

/** The name that was probably meant; null when none is near. */
export const nearest = (typed: string, names: readonly string[]): string | null => {
  const short = typed.slice(0, 80)
  const [best] = names
    .map((name) => ({ name, far: distance(short, name) }))
    .toSorted((a, b) => a.far - b.far)
  return best !== undefined && best.far <= Math.max(2, short.length / 3) ? best.name : null
}
