import { lazy } from 'react'
import { ChartFrame } from './ChartFrame.tsx'
import type { BarSeries } from './chart-data.ts'

const Bars = lazy(() => import('./Bars.tsx'))

type Props = BarSeries & { label: string; height?: number }

export const BarChart = ({ label, height = 180, ...it }: Props) => {
  const say = it.say ?? String
  const rows = it.groups.map((group) => [
    group.label,
    ...group.values.map(say),
    ...(it.tick ? [formatTick(group.tick, say)] : []),
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

const formatTick = (tick: number | null | undefined, say: (value: number) => string) =>
  tick === null || tick === undefined ? '–' : say(tick)
