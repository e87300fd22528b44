/** How likely two samples of one distribution differ at least this much in rank: Mann–Whitney's U, two-sided. */
export const rankTest = (one: readonly number[], other: readonly number[]) => {
  const [n, m] = [one.length, other.length]
  const u = one.reduce((sum, a) => sum + other.reduce((wins, b) => wins + winOf(a, b), 0), 0)
  const z = (u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12)
  return { u, z, p: 2 * (1 - normal(Math.abs(z))) }
}

const winOf = (a: number, b: number) => (a === b ? 0.5 : a > b ? 1 : 0)

// Abramowitz and Stegun, 26.2.17: right to seven digits.
const normal = (z: number) => {
  const t = 1 / (1 + 0.2316419 * z)
  const series =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series
}
