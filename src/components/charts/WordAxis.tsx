import { AxisBottom, type AxisScale } from '@visx/axis'

export const WordAxis = ({
  scale,
  top,
  of,
}: {
  scale: AxisScale
  top: number
  of: readonly { readonly key: string; readonly label: string }[]
}) => {
  const labels = new Map(of.map(({ key, label }) => [key, label]))
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
