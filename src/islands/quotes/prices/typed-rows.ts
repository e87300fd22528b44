/** The amount typed in a money field, in pence; NaN if missing or not parsed. */
export const typedAmount = (pence: number | null, isParsed: boolean) =>
  pence === null || !isParsed ? Number.NaN : pence

/** The value of a money field: pence, or null for a missing or unparsed amount. */
export const formatAmount = (pence: number | null) =>
  pence === null || Number.isNaN(pence) ? null : pence

export const moved = <T>(list: readonly T[], from: number, to: number): T[] => {
  const [element] = list.slice(from, from + 1)
  return element === undefined ? [...list] : list.toSpliced(from, 1).toSpliced(to, 0, element)
}
