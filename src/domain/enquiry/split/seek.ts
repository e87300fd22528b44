/** The first after a position that is such; undefined when none is. */
export const firstAfter = <T>(
  list: readonly T[],
  at: number,
  is: (it: T) => boolean,
): T | undefined => {
  for (let place = at + 1; place < list.length; place += 1) {
    const it = list[place]
    if (it !== undefined && is(it)) return it
  }
  return undefined
}

/** The last before a position that is such; undefined when none is. */
export const lastBefore = <T>(
  list: readonly T[],
  at: number,
  is: (it: T) => boolean,
): T | undefined => {
  for (let place = at - 1; place >= 0; place -= 1) {
    const it = list[place]
    if (it !== undefined && is(it)) return it
  }
  return undefined
}
