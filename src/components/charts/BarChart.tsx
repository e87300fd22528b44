import { lazy } from 'react'
import { ChartFrame } from './ChartFrame.tsx'

const Bars = lazy(() => import('./Bars.tsx'))

export type BarGroup = {
  readonly key: string
  readonly label: string
  /** One for each series, in its order. */
  readonly values: readonly number[]
  /** What the first series is held against: usual, or the month before. */
  readonly tick?: number | null
}

export type Bars = {
  /** Names of the series: the first in ink, the second in the accent. */
  readonly series: readonly [string] | readonly [string, string]
  readonly groups: readonly BarGroup[]
  /** What the ticks mean. */
  readonly tick?: string
  /** The words of a figure: '54', '£54,000.00'. */
  readonly say?: (value: number) => string
}

type Props = Bars & { label: string; height?: number }

/** Upright bars, one or two for each label, with a tick to hold them against. The drawing is fetched by itself. */
export const BarChart = ({ label, height = 180, ...it }: Props) => {
  const say = it.say ?? String
  const rows = it.groups.map((group) => [
    group.label,
    ...group.values.map(say),
    ...(it.tick ? [sayTick(group.tick, say)] : []),
  ])
  return (
    <ChartFrame
      label={label}
      height={height}
      table={{ head: ['', ...it.series, ...(it.tick ? [it.tick] : [])], rows }}
      legend={
        (it.series.length > 1 || it.tick) && (
          <>
            {it.series.map((name) => (
              <span key={name} className="series-key">
                {name}
              </span>
            ))}
            {it.tick && <span className="tick-key">{it.tick}</span>}
          </>
        )
      }
    >
      {(plot) => <Bars {...it} {...plot} />}
    </ChartFrame>
  )
}

const sayTick = (tick: number | null | undefined, say: (value: number) => string) =>
  tick === null || tick === undefined ? '–' : say(tick)
