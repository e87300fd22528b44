export type BarGroup = {
  readonly key: string
  readonly label: string
  /** One for each series, in its order. */
  readonly values: readonly number[]
  /** What the first series is held against: usual, or the month before. */
  readonly tick?: number | null
}

export type BarSeries = {
  /** Names of the series: the first in ink, the second in the accent. */
  readonly series: readonly [string] | readonly [string, string]
  readonly groups: readonly BarGroup[]
  /** What the ticks mean. */
  readonly tick?: string
  /** The words of a figure: '54', '£54,000.00'. */
  readonly say?: (value: number) => string
}

export type LinePoint = {
  readonly key: string
  readonly label: string
  /** Null leaves a gap: there was nothing to measure. */
  readonly value: number | null
}

export type Line = {
  /** What is measured: 'Conversion'. */
  readonly name: string
  readonly points: readonly LinePoint[]
  /** The usual, as a level across the drawing. */
  readonly usual?: { readonly name: string; readonly value: number } | undefined
  /** The one point that matters now, in the accent. */
  readonly accent?: string | undefined
  readonly say?: (value: number) => string
}
