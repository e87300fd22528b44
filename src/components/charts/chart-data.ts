export type BarGroup = {
  readonly key: string
  readonly label: string
  readonly values: readonly number[]
  /** The value that the first series is compared with. */
  readonly tick?: number | null
}

export type BarSeries = {
  /** Names of the series: the first in ink, the second in the accent colour. */
  readonly series: readonly [string] | readonly [string, string]
  readonly groups: readonly BarGroup[]
  readonly tick?: string
  /** Formats a value: '54', '£54,000.00'. */
  readonly say?: (value: number) => string
}

export type LinePoint = {
  readonly key: string
  readonly label: string
  readonly value: number | null
}

export type Line = {
  /** What is measured: 'Conversion'. */
  readonly name: string
  readonly points: readonly LinePoint[]
  readonly usual?: { readonly name: string; readonly value: number } | undefined
  readonly accent?: string | undefined
  readonly say?: (value: number) => string
}
