import type { ReactNode } from 'react'
import { TickBar } from './TickBar.tsx'

export type BarRow = {
  readonly key: string
  readonly label: ReactNode
  readonly value: number
  /** What the bar is held against: the month before, the firm's mean. */
  readonly tick?: number | null
  /** The one that matters, in the accent. */
  readonly main?: boolean
  /** One for each of `heads`. */
  readonly cells: readonly ReactNode[]
}

type Head = { readonly key: string; readonly words: ReactNode; readonly isWide?: boolean }

type Props = {
  label: string
  /** What the rows are. */
  head: string
  heads: readonly Head[]
  rows: readonly BarRow[]
  /** The heads say nothing that the rows do not. */
  isBare?: boolean
}

const classOf = ({ isWide }: Head) => (isWide ? 'n wide' : 'n')

/** Lying bars with their figures beside them: a table that reads as a chart, and the other way round. */
export const BarTable = ({ label, head, heads, rows, isBare = false }: Props) => {
  const most = Math.max(0, ...rows.map((it) => Math.max(it.value, it.tick ?? 0)))
  return (
    <table className={`list figures ${isBare ? 'bare-head' : ''}`} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col" className="f-bar">
            <span className="sr">Bar</span>
          </th>
          {heads.map((head) => (
            <th key={head.key} scope="col" className={classOf(head)}>
              {head.words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{row.label}</th>
            <td className="f-bar">
              <TickBar
                value={row.value}
                tick={row.tick ?? null}
                most={most}
                main={row.main ?? false}
              />
            </td>
            {heads.map((of, at) => (
              <td key={of.key} className={classOf(of)}>
                {row.cells[at]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
