import type { ReactNode } from 'react'
import { TickBar } from './TickBar.tsx'

export type LeagueColumn<Row> = {
  readonly key: string
  readonly head: ReactNode
  readonly cell: (row: Row) => ReactNode
  readonly isText?: boolean
  readonly isWide?: boolean
}

type Props<Row> = {
  label: string
  name: { readonly head: string; readonly cell: (row: Row) => ReactNode }
  columns: readonly LeagueColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row, at: number) => string
  total?: { readonly name: string; readonly row: Row }
}

const classOf = ({ isText, isWide }: LeagueColumn<never>) =>
  [isText ? '' : 'n', isWide ? 'wide' : ''].filter(Boolean).join(' ') || undefined

export const League = <Row,>({ label, name, columns, rows, keyOf, total }: Props<Row>) => (
  <table className="list figures" aria-label={label}>
    <thead>
      <tr>
        <th scope="col" className="f-name">
          {name.head}
        </th>
        {columns.map((column) => (
          <th key={column.key} scope="col" className={classOf(column)}>
            {column.head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row, at) => (
        <Line key={keyOf(row, at)} row={row} columns={columns}>
          {name.cell(row)}
        </Line>
      ))}
    </tbody>
    {total && (
      <tfoot>
        <Line row={total.row} columns={columns}>
          {total.name}
        </Line>
      </tfoot>
    )}
  </table>
)

const Line = <Row,>(it: {
  row: Row
  columns: readonly LeagueColumn<Row>[]
  children: ReactNode
}) => (
  <tr>
    <th scope="row" className="f-name">
      {it.children}
    </th>
    {it.columns.map((column) => (
      <td key={column.key} className={classOf(column)}>
        {column.cell(it.row)}
      </td>
    ))}
  </tr>
)

/** A share in per cent as a bar and a figure; the tick is the mean. */
export const LeagueShare = ({
  share,
  mean,
  words,
}: {
  share: number | null
  mean: number | null
  words: string
}) => (
  <span className="league-share">
    <TickBar value={share ?? 0} tick={mean} most={100} />
    <span className="num">{words}</span>
  </span>
)
