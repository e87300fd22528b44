/** The list with one entry a place earlier (-1) or later (1); unchanged at its ends. */
export const moved = (list: readonly string[], one: string, by: -1 | 1): readonly string[] => {
  const from = list.indexOf(one)
  const to = from + by
  if (from < 0 || to < 0 || to >= list.length) return list
  const others = list.filter((it) => it !== one)
  return [...others.slice(0, to), one, ...others.slice(to)]
}
