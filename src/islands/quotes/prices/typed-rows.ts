/** The amount that a field of money wrote; what cannot be read, or is missing, is no number. */
export const typedAmount = (pence: number | null, isRead: boolean) =>
  pence === null || !isRead ? Number.NaN : pence

/** What a field of money shows of it. */
export const formatAmount = (pence: number | null) =>
  pence === null || Number.isNaN(pence) ? null : pence

/** A list with one of it elsewhere. */
export const moved = <T>(list: readonly T[], from: number, to: number): T[] => {
  const [one] = list.slice(from, from + 1)
  return one === undefined ? [...list] : list.toSpliced(from, 1).toSpliced(to, 0, one)
}
