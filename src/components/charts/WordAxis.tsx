import { AxisBottom, type AxisScale } from '@visx/axis'
import { placesPerLabel } from './label-room.ts'

type Props = {
  scale: AxisScale & { step: () => number }
  top: number
  of: readonly { readonly key: string; readonly label: string }[]
}

/** The words below a chart, counted back from the last where there is no room for each. */
export const WordAxis = ({ scale, top, of }: Props) => {
  const every = placesPerLabel(
    of.map(({ label }) => label),
    scale.step(),
  )
  const named = of.filter((_, at) => (of.length - 1 - at) % every === 0)
  const labels = new Map(named.map(({ key, label }) => [key, label]))
  return (
    <AxisBottom
      scale={scale}
      top={top}
      hideTicks
      axisClassName="axis"
      stroke="currentColor"
      tickFormat={(key) => labels.get(String(key)) ?? ''}
      tickComponent={({ x: left, formattedValue }) => (
        <text className="word" x={left} y={17}>
          {formattedValue}
        </text>
      )}
    />
  )
}
