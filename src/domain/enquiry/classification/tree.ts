import type { EnquiryClassification } from './classification.ts'

type Placed = Pick<EnquiryClassification, 'code' | 'parent' | 'position'>

export type TreeRow<Of> = Of & { readonly depth: number }

/** Those under a classification, at any depth, with the classification itself. */
const under = (all: readonly Placed[], code: string): ReadonlySet<string> => {
  const found = new Set([code])
  let before = 0
  while (found.size > before) {
    before = found.size
    for (const it of all) if (it.parent !== null && found.has(it.parent)) found.add(it.code)
  }
  return found
}

/** Why a classification may not stand under another one; null when it may. */
export const reasonAgainstParent = (
  code: string,
  parent: string | null,
  all: readonly Placed[],
): string | null => {
  if (parent === null) return null
  if (all.every((it) => it.code !== parent)) return 'Choose a classification from the list.'
  return under(all, code).has(parent) ? 'It cannot be part of itself.' : null
}

/** Each under its parent, in the order of their places; one whose parent is gone stands at the top. */
export const treeOf = <Of extends Placed>(all: readonly Of[]): TreeRow<Of>[] => {
  const codes = new Set(all.map(({ code }) => code))
  const byParent = Map.groupBy(
    all.toSorted((a, b) => a.position - b.position),
    ({ parent }) => (parent !== null && codes.has(parent) ? parent : ''),
  )
  const below = (parent: string, depth: number): TreeRow<Of>[] =>
    (byParent.get(parent) ?? []).flatMap((it) => [{ ...it, depth }, ...below(it.code, depth + 1)])
  return below('', 0)
}

/** The codes with one moved by a step among those under the same parent; unchanged at an end. */
export const movedBy = (all: readonly Placed[], code: string, step: -1 | 1): string[] => {
  const ordered = treeOf(all)
  const parent = all.find((it) => it.code === code)?.parent ?? null
  const siblings = ordered.filter((it) => it.parent === parent)
  const at = siblings.findIndex((it) => it.code === code)
  const other = siblings[at + step]
  if (at < 0 || other === undefined) return ordered.map((it) => it.code)
  const swapped = ordered.map((it) => {
    if (it.code === code) return other.code
    return it.code === other.code ? code : it.code
  })
  return swapped
}
