/** A seeded random generator: the same seed gives the same choices in the same order. */
export type Random = {
  /** 0 up to, but not including, 1. */
  readonly next: () => number
  /** A whole number from the first to the second, both included. */
  readonly between: (least: number, most: number) => number
  readonly chance: (probability: number) => boolean
  /** One of a list that is not empty. */
  readonly pick: <T>(from: readonly T[]) => T
  readonly weighted: <T>(from: readonly (readonly [T, number])[]) => T
  readonly shuffled: <T>(from: readonly T[]) => T[]
  /** An independent stream of choices, which does not advance this one. */
  readonly fork: (name: string) => Random
}

/** The 32-bit FNV-1a hash of a text. */
const hashOf = (text: string) => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  return hash >>> 0
}

/** A Mulberry32 generator of numbers from 0 up to 1. */
const streamOf = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const elementAt = <T>(from: readonly T[], at: number): T => {
  const nonNullable = from[at]
  if (nonNullable === undefined) throw new Error('there is nothing to choose from')
  return nonNullable
}

export const randomOf = (seed: string): Random => {
  const next = streamOf(hashOf(seed))
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  const pick = <T>(from: readonly T[]) => elementAt(from, between(0, from.length - 1))
  const weighted = <T>(from: readonly (readonly [T, number])[]) => {
    let remaining = next() * from.reduce((sum, [, weight]) => sum + weight, 0)
    return elementAt(
      from,
      Math.max(
        0,
        from.findIndex(([, weight]) => {
          remaining -= weight
          return remaining < 0
        }),
      ),
    )[0]
  }
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick,
    weighted,
    shuffled: (from) => {
      const rest = [...from]
      return from.map(() => elementAt(rest.splice(between(0, rest.length - 1), 1), 0))
    },
    fork: (name) => randomOf(`${seed}/${name}`),
  }
}
