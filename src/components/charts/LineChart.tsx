import { lazy } from 'react'
import { ChartFrame } from './ChartFrame.tsx'

const Lines = lazy(() => import('./Lines.tsx'))

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

type Props = Line & { label: string; height?: number }

/** One measure over time or over an order. The drawing is fetched by itself. */
export const LineChart = ({ label, height = 180, ...it }: Props) => {
  const say = it.say ?? String
  return (
    <ChartFrame
      label={label}
      height={height}
      table={{
        head: ['', it.name],
        rows: it.points.map((one) => [one.label, one.value === null ? '–' : say(one.value)]),
      }}
      legend={
        it.usual && (
          <span className="tick-key level">
            {it.usual.name}, {say(it.usual.value)}
          </span>
        )
      }
    >
      {(plot) => <Lines {...it} {...plot} />}
    </ChartFrame>
  )
}
