/** Numbers from 0 to 1 that a seed gives, the same each time. */
export const randomOf = (seed: number): (() => number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** One of several, by the next number of a series. */
export const oneOf = <T>(random: () => number, list: readonly T[]): T => {
  const it = list[Math.floor(random() * list.length)]
  if (it === undefined) throw new Error('There is nothing to choose from.')
  return it
}
