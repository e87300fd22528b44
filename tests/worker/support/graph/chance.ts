/** Numbers that look random and are the same for the same seed (mulberry32). */
export const chanceOf = (seed: number) => {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    /** True with this probability. */
    is: (probability: number) => next() < probability,
    below: (most: number) => Math.floor(next() * most),
    of: <T>(list: readonly T[]): T => {
      const chosen = list[Math.floor(next() * list.length)]
      if (chosen === undefined) throw new Error('an empty list')
      return chosen
    },
  }
}

export type Chance = ReturnType<typeof chanceOf>
