import type { ReactNode } from 'react'
import { TickBar } from './TickBar.tsx'

export type BarRow = {
  readonly key: string
  readonly label: ReactNode
  readonly value: number
  /** The value to compare with: the previous month, the firm's mean. */
  readonly tick?: number | null
  readonly main?: boolean
  readonly cells: readonly ReactNode[]
}

type Head = { readonly key: string; readonly words: ReactNode; readonly isWide?: boolean }

type Props = {
  label: string
  head: string
  heads: readonly Head[]
  rows: readonly BarRow[]
  isBare?: boolean
}

const classOf = ({ isWide }: Head) => (isWide ? 'n wide' : 'n')

export const BarTable = ({ label, head, heads, rows, isBare = false }: Props) => {
  const maximum = Math.max(0, ...rows.map((it) => Math.max(it.value, it.tick ?? 0)))
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
                most={maximum}
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
