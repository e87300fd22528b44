import { scaleLinear, scalePoint } from '@visx/scale'
import { Line as Level, LinePath } from '@visx/shape'
import type { Plot } from './ChartFrame.tsx'
import type { Line, LinePoint } from './chart-data.ts'
import { roomFor } from './label-room.ts'
import { usePoints } from './use-points.ts'
import { WordAxis } from './WordAxis.tsx'

const TOP = 24
const FOOT = 22
const SIDE = 20

export default function Lines({ width, height, onRead, say = String, ...it }: Line & Plot) {
  const point = usePoints(
    it.points.map((one) => `${one.label}: ${one.value === null ? 'nothing' : say(one.value)}`),
    onRead,
  )
  const values = [...it.points.map(({ value }) => value ?? 0), it.usual?.value ?? 0]
  const x = scalePoint({ domain: it.points.map(({ key }) => key), range: [SIDE, width - SIDE] })
  const y = scaleLinear({ domain: [0, Math.max(1, ...values)], range: [height - FOOT, TOP] })
  const at = (one: LinePoint) => ({ x: x(one.key) ?? 0, y: y(one.value ?? 0) })
  const labels = it.points.map(({ value }) => (value === null ? '' : say(value)))
  const isRoomy = x.step() >= roomFor(labels) || it.points.length === 1
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the figure around it has the name, and each point its own
    <svg width="100%" height={height}>
      {it.usual && <UsualLevel top={y(it.usual.value)} width={width} />}
      <LinePath
        className="line"
        data={[...it.points]}
        x={(one) => at(one).x}
        y={(one) => at(one).y}
        defined={(one) => one.value !== null}
      />
      {it.points.map((one, index) => (
        <g key={one.key} {...point(index)}>
          <rect
            className="reach"
            x={at(one).x - Math.max(x.step(), SIDE * 2) / 2}
            y={0}
            width={Math.max(x.step(), SIDE * 2)}
            height={height}
          />
          {one.value !== null && (
            <circle
              className={one.key === it.accent ? 'dot series-2' : 'dot'}
              cx={at(one).x}
              cy={at(one).y}
              r={3.5}
            />
          )}
          {one.value !== null && isRoomy && (
            <text className="value" x={at(one).x} y={at(one).y - 10}>
              {say(one.value)}
            </text>
          )}
        </g>
      ))}
      <WordAxis scale={x} top={height - FOOT} of={it.points} />
    </svg>
  )
}

const UsualLevel = ({ top, width }: { top: number; width: number }) => (
  <Level className="level" from={{ x: 0, y: top }} to={{ x: width, y: top }} />
)
