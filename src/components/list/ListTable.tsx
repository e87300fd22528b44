import type { KeyboardEvent, Ref } from 'react'
import { ListHead } from './ListHead.tsx'
import { cellClasses } from './list-columns.ts'
import { toggled } from './list-picked.ts'
import type { RowsProps } from './list-props.ts'
import { MANY, ManyRows } from './ManyRows.tsx'
import { useSteadyColumns } from './use-steady-columns.ts'

export const ListTable = <Row,>(lines: RowsProps<Row>) => {
  const isMany = lines.rows.length > MANY
  const line = (at: number, rowRef?: Ref<HTMLTableRowElement>) => {
    const row = lines.rows[at]
    return row === undefined ? null : (
      <Line key={at} lines={lines} row={row} place={at} drawn={rowRef} isMany={isMany} />
    )
  }
  return (
    <table
      className={`list ${lines.isChosen ? 'chosen' : ''}`}
      aria-label={lines.label}
      aria-rowcount={isMany ? lines.rows.length + 1 : undefined}
    >
      <TableHead lines={lines} isMany={isMany} />
      <tbody>
        {isMany ? (
          <ManyRows
            count={lines.rows.length}
            at={lines.at}
            row={line}
            gap={(pixels) => (
              // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an empty row takes no focus
              <tr aria-hidden="true" className="gap" style={{ '--gap': `${pixels}px` }}>
                <td colSpan={lines.columns.length + 1} />
              </tr>
            )}
          />
        ) : (
          lines.rows.map((row, at) => (
            <Line key={lines.keyOf(row)} lines={lines} row={row} place={at} />
          ))
        )}
      </tbody>
    </table>
  )
}

const TableHead = <Row,>({ lines, isMany }: { lines: RowsProps<Row>; isMany: boolean }) => {
  const [first] = lines.rows
  const columns = lines.columns.map(({ key }) => key).join()
  const head = useSteadyColumns(columns, first && lines.keyOf(first))
  return (
    <thead>
      <tr ref={head} aria-rowindex={isMany ? 1 : undefined}>
        {lines.onPick && (
          <th className="pick">
            <PickAll {...lines} />
          </th>
        )}
        {lines.columns.map((column) => (
          <ListHead key={column.key} column={column} sort={lines.sort} onSort={lines.onSort} />
        ))}
      </tr>
    </thead>
  )
}

type LineProps<Row> = {
  lines: RowsProps<Row>
  row: Row
  place: number
  drawn?: Ref<HTMLTableRowElement> | undefined
  isMany?: boolean
}

const Line = <Row,>({ lines, row, place, drawn, isMany = false }: LineProps<Row>) => {
  const isPicked = lines.picked?.has(lines.keyOf(row)) ?? false
  return (
    <tr
      ref={drawn}
      data-row={place}
      data-index={isMany ? place : undefined}
      aria-rowindex={isMany ? place + 2 : undefined}
      className={
        `${place === lines.at ? 'at' : ''} ${isPicked ? 'picked' : ''}`.trim() || undefined
      }
      onClick={(event) => followRow(event.target, event.currentTarget)}
      onKeyDown={followOnEnter}
      onFocus={() => lines.onAt(place)}
    >
      {lines.onPick && (
        <PickCell
          isPicked={isPicked}
          onToggle={() => lines.onPick?.(toggled(lines.picked, lines.keyOf(row)))}
        />
      )}
      {lines.columns.map((column, at) => (
        <td key={column.key} className={cellClasses(column)}>
          {at === 0 ? (
            <a className="row-link" href={lines.hrefOf(row)}>
              {column.cell(row)}
            </a>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
    </tr>
  )
}

const PickCell = ({ isPicked, onToggle }: { isPicked: boolean; onToggle: () => void }) => (
  <td className="pick">
    <input
      type="checkbox"
      className="box"
      aria-label="Select this row"
      checked={isPicked}
      onChange={onToggle}
    />
  </td>
)

const followRow = (target: EventTarget, row: HTMLElement) => {
  if (target instanceof Element && target.closest('a, button, input, select, label')) return
  if (window.getSelection()?.isCollapsed === false) return
  row.querySelector<HTMLAnchorElement>('a.row-link')?.click()
}

const followOnEnter = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key === 'Enter' && event.target === event.currentTarget)
    followRow(event.target, event.currentTarget)
}

const PickAll = <Row,>(lines: RowsProps<Row>) => (
  <input
    type="checkbox"
    className="box"
    aria-label="Select all rows shown"
    checked={lines.picked !== undefined && lines.picked.size === lines.rows.length}
    onChange={(event) =>
      lines.onPick?.(new Set(event.target.checked ? lines.rows.map((row) => lines.keyOf(row)) : []))
    }
  />
)
