import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import type { Plot } from './ChartFrame.tsx'
import type { BarGroup, BarSeries } from './chart-data.ts'
import { roomFor } from './label-room.ts'
import { usePoints } from './use-points.ts'
import { WordAxis } from './WordAxis.tsx'

const TOP = 20
const FOOT = 22

export default function Bars({ width, height, onRead, ...it }: BarSeries & Plot) {
  const point = usePoints(
    it.groups.map((group) => groupLabel(group, it)),
    onRead,
  )
  const maximum = Math.max(1, ...it.groups.flatMap((one) => [...one.values, one.tick ?? 0]))
  const x = scaleBand({ domain: it.groups.map(({ key }) => key), range: [0, width], padding: 0.18 })
  const y = scaleLinear({ domain: [0, maximum], range: [height - FOOT, TOP] })
  const bar = x.bandwidth() / it.series.length
  const say = it.say ?? String
  const isRoomy = bar >= roomFor(it.groups.flatMap(({ values }) => values.map(say)))
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the figure around it has the name, and each point its own
    <svg width="100%" height={height}>
      {it.groups.map((group, at) => (
        <g key={group.key} {...point(at)}>
          <rect className="reach" x={x(group.key)} y={0} width={x.bandwidth()} height={height} />
          {group.values.map((value, series) => (
            <Bar
              key={it.series[series]}
              className={`mark series-${series + 1}`}
              x={(x(group.key) ?? 0) + bar * series}
              y={y(value)}
              width={Math.max(bar - 1, 1)}
              height={height - FOOT - y(value)}
            />
          ))}
          {isRoomy &&
            group.values.map(
              (value, series) =>
                value > 0 && (
                  <text
                    key={it.series[series]}
                    className="value"
                    x={(x(group.key) ?? 0) + bar * (series + 0.5)}
                    y={y(value) - 6}
                  >
                    {say(value)}
                  </text>
                ),
            )}
          {typeof group.tick === 'number' && (
            <rect
              className="tick"
              x={(x(group.key) ?? 0) - 2}
              y={y(group.tick) - 1}
              width={bar + 3}
              height={2}
            />
          )}
        </g>
      ))}
      <WordAxis scale={x} top={height - FOOT} of={it.groups} />
    </svg>
  )
}

/** The label of a group: 'Nov: Quotes 54, Instructed 12; the month before 49'. */
const groupLabel = (group: BarGroup, { series, tick, say = String }: BarSeries) => {
  const values = group.values.map((value, at) =>
    series.length > 1 ? `${series[at]} ${say(value)}` : say(value),
  )
  const tickText = typeof group.tick === 'number' && tick ? `; ${tick} ${say(group.tick)}` : ''
  return `${group.label}: ${values.join(', ')}${tickText}`
}
