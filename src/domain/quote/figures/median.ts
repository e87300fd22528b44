export const medianOf = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((it) => it !== null).toSorted((a, b) => a - b)
  const middle = known.length / 2
  const low = known[Math.ceil(middle) - 1]
  const high = known[Math.floor(middle)]
  return low === undefined || high === undefined ? null : Math.round((low + high) * 5) / 10
}
