import { Fragment } from 'react'
import { type CommunicationGroup, communicationGroups } from '#domain/communication/group'
import type { MatrixView } from '#domain/communication/matrix/api'
import { type CellMode, cellKey } from '#domain/communication/matrix/cell'
import { lockReason } from '#domain/communication/matrix/locks'
import { type Cells, modeOf } from '#domain/communication/matrix/matrix'
import { type MatrixRow, matrixColumns } from '#domain/communication/matrix/rows'
import { pluralise } from '#lib/format'
import { audienceLabels, channelLabels, channelText } from '../communication-labels.ts'
import { MatrixCell } from './MatrixCell.tsx'

type Props = {
  rows: readonly MatrixRow[]
  own: MatrixView['own']
  saved: Cells
  cells: Cells
  isFixed: boolean
  onChange: (key: string, mode: CellMode) => void
}

/** The events by group, and who is sent what by which channel. */
export const MatrixTable = ({ rows, ...it }: Props) => (
  <table className="list matrix" aria-label="Communication type matrix">
    <thead>
      <tr>
        <th>Event</th>
        {matrixColumns.map(({ audience, channel }) => (
          <th key={`${audience}-${channel}`} scope="col">
            {audienceLabels[audience]}
            <br />
            {channelLabels[channel]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {communicationGroups.map((group) => (
        <Group key={group} group={group} rows={rows.filter((row) => row.group === group)} {...it} />
      ))}
    </tbody>
  </table>
)

type RowProps = Omit<Props, 'rows'>

const Group = ({
  group,
  rows,
  ...it
}: RowProps & { group: CommunicationGroup; rows: readonly MatrixRow[] }) =>
  rows.length === 0 ? null : (
    <Fragment>
      <tr className="matrix-group">
        <th colSpan={matrixColumns.length + 1} scope="colgroup">
          {group}
          <span className="faint"> {pluralise(rows.length, 'event')}</span>
        </th>
      </tr>
      {rows.map((row) => (
        <Row key={row.type} row={row} {...it} />
      ))}
    </Fragment>
  )

const Row = ({ row, own, saved, cells, isFixed, onChange }: RowProps & { row: MatrixRow }) => (
  <tr>
    <td>{row.title}</td>
    {matrixColumns.map((column) => {
      const cell = { ...column, type: row.type }
      const key = cellKey(cell)
      const texts = own.filter((it) => cellKey(it) === key)
      const text = texts[0]?.name ?? row.standard.get(`${column.audience}/${column.channel}`)
      const mode = modeOf(cells, cell)
      return (
        <td key={key} data-unsaved={mode === modeOf(saved, cell) ? undefined : true}>
          {text === undefined ? (
            <span className="faint">–</span>
          ) : (
            <MatrixCell
              name={`${row.title}, ${audienceLabels[column.audience].toLowerCase()}, ${channelText(column.channel)}`}
              text={text}
              mode={mode}
              isClient={column.audience === 'client'}
              isReviewed={texts.some((it) => it.approval === 'review_first')}
              locked={lockReason(cell)}
              isFixed={isFixed}
              onChange={(to) => onChange(key, to)}
            />
          )}
        </td>
      )
    })}
  </tr>
)
