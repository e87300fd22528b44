import { type ReactNode, Suspense, useState } from 'react'
import { useWidth } from './use-width.ts'

export type ChartTable = {
  readonly head: readonly string[]
  /** The first cell of a row names it. */
  readonly rows: readonly (readonly string[])[]
}

export type Plot = {
  readonly width: number
  readonly height: number
  /** Receives the text of the point under the pointer or focus; null when it has left. */
  readonly onRead: (words: string | null) => void
}

type Props = {
  label: string
  table: ChartTable
  height?: number
  /** Absent where there is one series and no tick. */
  legend?: ReactNode
  children: (plot: Plot) => ReactNode
}

/** The frame of a chart, with a fixed height; below it the value of the current point and the figures as a table. */
export const ChartFrame = ({ label, table, height = 180, legend, children }: Props) => {
  const { box, width } = useWidth()
  const [pointText, onPoint] = useState<string | null>(null)
  return (
    <figure className="chart" aria-label={label}>
      {legend && <p className="chart-legend">{legend}</p>}
      <div ref={box} className="chart-box" style={{ '--h': `${height}px` }}>
        {width > 0 && <Suspense>{children({ width, height, onRead: onPoint })}</Suspense>}
      </div>
      <p className="chart-read num" aria-hidden="true">
        {pointText ?? ' '}
      </p>
      <details className="chart-table">
        <summary>Show as table</summary>
        <table className="list figures" aria-label={label}>
          <thead>
            <tr>
              {table.head.map((head, at) => (
                <th key={head} scope="col" className={at > 0 ? 'n' : undefined}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([name = '', ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, at) => (
                  <td key={table.head[at + 1]} className="n">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
