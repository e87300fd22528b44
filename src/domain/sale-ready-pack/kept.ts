import { isRecord } from '../is-record.ts'

/** Where a value stands inside another: its keys from the outside in. */
export type ValuePath = readonly string[]

/** A part that the pack has no field for, kept as it came. */
export type KeptPart = {
  readonly path: ValuePath
  readonly value: unknown
  /** The schema that the part came under. */
  readonly source: string
}

/** A value of an object with the path that it has there. */
export type Placed = { readonly path: ValuePath; readonly value: unknown }

/** Cuts a value along paths: what stands at one of them, and the largest parts that hold none. */
export const splitAt = (value: unknown, paths: readonly ValuePath[]) => {
  const taken: Placed[] = []
  const rest: Placed[] = []
  const walk = (inner: unknown, path: ValuePath, below: readonly ValuePath[]) => {
    if (below.some((it) => it.length === path.length)) taken.push({ path, value: inner })
    else if (below.length === 0 || !isPlain(inner) || Object.keys(inner).length === 0)
      rest.push({ path, value: inner })
    else
      for (const [key, child] of Object.entries(inner))
        walk(
          child,
          [...path, key],
          below.filter((it) => it[path.length] === key),
        )
  }
  walk(value, [], paths)
  return { taken, rest }
}

/** Whether a value is an object with keys, and no list. */
export const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isRecord(value) && !Array.isArray(value)

type Branch = {
  readonly leaf: Placed | null
  readonly children: ReadonlyMap<string, readonly Placed[]>
}

/** Puts placed values together again; a value with an empty path is the whole. */
export const joinPlaced = (placed: readonly Placed[], depth = 0): unknown => {
  const { leaf, children } = branchOf(placed, depth)
  if (leaf) return leaf.value
  // Object.fromEntries defines its keys, so that even '__proto__' is one like others.
  return Object.fromEntries(
    [...children].map(([key, inner]) => [key, joinPlaced(inner, depth + 1)]),
  )
}

const branchOf = (placed: readonly Placed[], depth: number): Branch => {
  const children = new Map<string, Placed[]>()
  let leaf: Placed | null = null
  for (const part of placed) {
    const key = part.path[depth]
    if (key === undefined) leaf = part
    else children.set(key, [...(children.get(key) ?? []), part])
  }
  return { leaf, children }
}
