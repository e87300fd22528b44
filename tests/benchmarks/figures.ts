/** One line of what `npm run bench` prints: two things measured in the same run, and their ratio. */
export type Figure = {
  readonly what: string
  readonly measured: string
  readonly against: string
  readonly ratio: number
  readonly budget?: Budget
  /** The figure's details, printed with --details. */
  readonly details?: readonly string[]
}

type Budget = { readonly label: string; readonly isMet: boolean }

/** A budget that a value may not fall below. */
export const atLeast = (value: number, least: number): Budget => ({
  label: `≥ ${least}`,
  isMet: value >= least,
})

/** A budget that a value may not go above. */
export const atMost = (value: number, most: number, unit = ''): Budget => ({
  label: `≤ ${most}${unit}`,
  isMet: value <= most,
})

/** The quantile of a share from 0 to 1: 0.5 is the median. */
export const quantile = (values: readonly number[], share: number) => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (values: readonly number[]) => quantile(values, 0.5)

/** The first quartile of times, which excludes delays by other work of the machine. */
export const firstQuartile = (times: readonly number[]) => quantile(times, 0.25)

/** '3.2 ms' */
export const milliseconds = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`

/** '2,140' */
export const formatCount = (value: number) => Math.round(value).toLocaleString('en-GB')

/** The duration of an act in milliseconds. */
export const timed = async (act: () => Promise<unknown>) => {
  const start = performance.now()
  await act()
  return performance.now() - start
}
