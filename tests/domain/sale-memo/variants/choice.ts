/** Chooses in an order that depends on its seed alone. */
export type Choice = {
  readonly of: <T>(all: readonly T[]) => T
  readonly chance: (share: number) => boolean
}

/** Mulberry32: a short generator of which each seed gives another row of numbers. */
export const choiceFrom = (seed: number): Choice => {
  let state = seed * 0x9e3779b1
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    of: (all) => {
      const one = all[Math.floor(next() * all.length)]
      if (one === undefined) throw new Error('Nothing to choose from')
      return one
    },
    chance: (share) => next() < share,
  }
}
