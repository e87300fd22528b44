import type { Instant } from './dates.ts'

/** Who changed a record last, and when; `by` is null for a rule, and for readers outside the firm. */
export type LastChange = { readonly by: string | null; readonly at: Instant }

/** A field that somebody else changed since `base` and whose value differs from what is typed here. */
export type Difference = {
  /** 'sale.price' */
  readonly path: string
  readonly mine: unknown
  readonly theirs: unknown
  /** False when nothing was typed here, so that their value can be taken. */
  readonly isTyped: boolean
}

export type Versions<T> = { readonly base: T; readonly mine: T; readonly theirs: T }

type Branch = Readonly<Record<string, unknown>>

const isBranch = (it: unknown): it is Branch => typeof it === 'object' && it !== null

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

// Lists of equal length are compared item by item; otherwise each list is one value.
const haveSameShape = (...all: readonly unknown[]) =>
  new Set(all.map((it) => (Array.isArray(it) ? it.length : 'record'))).size === 1

const branchesOf = ({
  base,
  mine,
  theirs,
}: Versions<unknown>): [string, Versions<unknown>][] | null => {
  if (!isBranch(base) || !isBranch(mine) || !isBranch(theirs)) return null
  if (!haveSameShape(base, mine, theirs)) return null
  const names = new Set([base, mine, theirs].flatMap((it) => Object.keys(it)))
  return [...names].map((name) => [
    name,
    { base: base[name], mine: mine[name], theirs: theirs[name] },
  ])
}

export const differences = <T>(versions: Versions<T>, path = ''): Difference[] => {
  const { base, mine, theirs } = versions
  if (isSame(base, theirs) || isSame(mine, theirs)) return []
  const innerVersions = branchesOf(versions)
  if (innerVersions === null) return [{ path, mine, theirs, isTyped: !isSame(base, mine) }]
  return innerVersions.flatMap(([name, branchVersions]) =>
    differences(branchVersions, path ? `${path}.${name}` : name),
  )
}

/** Both versions merged: changes of one side are kept; where both changed a field, the winner's value is used. */
export const merged = <T>(versions: Versions<T>, winner: 'mine' | 'theirs'): T => {
  const { base, mine, theirs } = versions
  if (isSame(base, mine)) return theirs
  if (isSame(base, theirs)) return mine
  const innerVersions = branchesOf(versions)
  if (innerVersions === null) return versions[winner]
  const parts = innerVersions.map(
    ([name, branchVersions]) => [name, merged(branchVersions, winner)] as const,
  )
  return (Array.isArray(mine) ? parts.map(([, value]) => value) : Object.fromEntries(parts)) as T
}
