import { lazy } from 'react'
import { ChartFrame } from './ChartFrame.tsx'
import type { Line } from './chart-data.ts'

const Lines = lazy(() => import('./Lines.tsx'))

type Props = Line & { label: string; height?: number }

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
