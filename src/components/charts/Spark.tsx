type Props = {
  values: readonly number[]
  label: string
}

const WIDTH = 56
const HEIGHT = 16
const EDGE = 3

export const Spark = ({ values, label }: Props) => {
  const points = sparkPoints(values)
  const last = points.at(-1)
  return (
    <svg className="spark" width={WIDTH} height={HEIGHT} role="img" aria-label={label}>
      <title>{label}</title>
      <polyline points={points.map(([x, y]) => `${x},${y}`).join(' ')} />
      {last && <circle cx={last[0]} cy={last[1]} r={2.5} />}
    </svg>
  )
}

/** The points of the line in pixels; equal values lie in the middle. */
export const sparkPoints = (values: readonly number[]) => {
  const [minimum, maximum] = [Math.min(...values), Math.max(...values)]
  const step = (WIDTH - EDGE * 2) / Math.max(values.length - 1, 1)
  const rise = HEIGHT - EDGE * 2
  return values.map((value, at) => {
    const height = maximum === minimum ? 0.5 : (value - minimum) / (maximum - minimum)
    return [round(EDGE + at * step), round(HEIGHT - EDGE - height * rise)] as const
  })
}

const round = (value: number) => Math.round(value * 10) / 10
