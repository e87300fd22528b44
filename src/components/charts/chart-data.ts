export type BarGroup = {
  readonly key: string
  readonly label: string
  /** One value per series, in order. */
  readonly values: readonly number[]
  /** The value that the first series is compared with. */
  readonly tick?: number | null
}

export type BarSeries = {
  /** Names of the series: the first in ink, the second in the accent colour. */
  readonly series: readonly [string] | readonly [string, string]
  readonly groups: readonly BarGroup[]
  /** The meaning of the ticks. */
  readonly tick?: string
  /** Formats a value: '54', '£54,000.00'. */
  readonly say?: (value: number) => string
}

export type LinePoint = {
  readonly key: string
  readonly label: string
  /** Null, where there is no data, leaves a gap. */
  readonly value: number | null
}

export type Line = {
  /** What is measured: 'Conversion'. */
  readonly name: string
  readonly points: readonly LinePoint[]
  /** The usual value, as a horizontal line. */
  readonly usual?: { readonly name: string; readonly value: number } | undefined
  /** The key of the point in the accent colour. */
  readonly accent?: string | undefined
  readonly say?: (value: number) => string
}
