export type DiffLine = { readonly kind: 'same' | 'added' | 'removed'; readonly text: string }

/** The most lines that are compared with each other; a longer text is shown as replaced. */
const MOST_LINES = 400

/** The lines of two texts as one list, in which as many as possible are the same. */
export const lineDiff = (before: string, after: string): DiffLine[] => {
  const [old, now] = [before.split('\n'), after.split('\n')]
  if (old.length > MOST_LINES || now.length > MOST_LINES)
    return [...linesOf(old, 'removed'), ...linesOf(now, 'added')]
  const common = commonTable(old, now)
  const lines: DiffLine[] = []
  let [i, j] = [0, 0]
  while (i < old.length && j < now.length) {
    const text = old[i] ?? ''
    if (text === now[j]) {
      lines.push({ kind: 'same', text })
      i += 1
      j += 1
    } else if ((common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0)) {
      lines.push({ kind: 'removed', text })
      i += 1
    } else {
      lines.push({ kind: 'added', text: now[j] ?? '' })
      j += 1
    }
  }
  return [...lines, ...linesOf(old.slice(i), 'removed'), ...linesOf(now.slice(j), 'added')]
}

const linesOf = (texts: readonly string[], kind: DiffLine['kind']): DiffLine[] =>
  texts.map((text) => ({ kind, text }))

/** For each pair of places, how many lines from there on can be the same. */
const commonTable = (old: readonly string[], now: readonly string[]): number[][] => {
  const table = Array.from({ length: old.length + 1 }, () =>
    Array.from({ length: now.length + 1 }, () => 0),
  )
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = now.length - 1; j >= 0; j -= 1) {
      const row = table[i]
      if (row === undefined) continue
      row[j] =
        old[i] === now[j]
          ? (table[i + 1]?.[j + 1] ?? 0) + 1
          : Math.max(table[i + 1]?.[j] ?? 0, row[j + 1] ?? 0)
    }
  return table
}
