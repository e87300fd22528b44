import type { KeyboardEvent, Ref } from 'react'
import { ListHead } from './ListHead.tsx'
import { cellClasses } from './list-columns.ts'
import { toggled } from './list-picked.ts'
import type { Lines } from './list-props.ts'
import { MANY, ManyRows } from './ManyRows.tsx'

/** Rows under the heads of their columns. */
export const ListTable = <Row,>(it: Lines<Row>) => {
  const isMany = it.rows.length > MANY
  const line = (at: number, drawn?: Ref<HTMLTableRowElement>) => (
    <Line key={at} it={it} row={it.rows[at] as Row} place={at} drawn={drawn} isMany={isMany} />
  )
  return (
    <table
      className={`list ${it.isChosen ? 'chosen' : ''}`}
      aria-label={it.label}
      aria-rowcount={isMany ? it.rows.length + 1 : undefined}
    >
      <thead>
        <tr aria-rowindex={isMany ? 1 : undefined}>
          {it.onPick && (
            <th className="pick">
              <PickAll {...it} />
            </th>
          )}
          {it.columns.map((column) => (
            <ListHead key={column.key} column={column} sort={it.sort} onSort={it.onSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {isMany ? (
          <ManyRows
            count={it.rows.length}
            at={it.at}
            row={line}
            gap={(pixels) => (
              // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an empty row takes no focus
              <tr aria-hidden="true" className="gap" style={{ '--gap': `${pixels}px` }}>
                <td colSpan={it.columns.length + 1} />
              </tr>
            )}
          />
        ) : (
          it.rows.map((row, at) => <Line key={it.keyOf(row)} it={it} row={row} place={at} />)
        )}
      </tbody>
    </table>
  )
}

type LineProps<Row> = {
  it: Lines<Row>
  row: Row
  place: number
  drawn?: Ref<HTMLTableRowElement> | undefined
  isMany?: boolean
}

const Line = <Row,>({ it, row, place, drawn, isMany = false }: LineProps<Row>) => {
  const isPicked = it.picked?.has(it.keyOf(row)) ?? false
  return (
    <tr
      ref={drawn}
      data-row={place}
      data-index={isMany ? place : undefined}
      aria-rowindex={isMany ? place + 2 : undefined}
      className={`${place === it.at ? 'at' : ''} ${isPicked ? 'picked' : ''}`.trim() || undefined}
      onClick={(event) => followRow(event.target, event.currentTarget)}
      onKeyDown={followOnEnter}
      onFocus={() => it.onAt(place)}
    >
      {it.onPick && (
        <td className="pick">
          <input
            type="checkbox"
            className="box"
            aria-label="Pick this row"
            checked={isPicked}
            onChange={() => it.onPick?.(toggled(it.picked, it.keyOf(row)))}
          />
        </td>
      )}
      {it.columns.map((column, at) => (
        <td key={column.key} className={cellClasses(column)}>
          {at === 0 ? (
            <a className="row-link" href={it.hrefOf(row)}>
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

const followRow = (target: EventTarget, row: HTMLElement) => {
  if (target instanceof Element && target.closest('a, button, input, select, label')) return
  if (window.getSelection()?.isCollapsed === false) return
  row.querySelector<HTMLAnchorElement>('a.row-link')?.click()
}

const followOnEnter = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key === 'Enter' && event.target === event.currentTarget)
    followRow(event.target, event.currentTarget)
}

const PickAll = <Row,>(it: Lines<Row>) => (
  <input
    type="checkbox"
    className="box"
    aria-label="Pick every row shown"
    checked={it.picked !== undefined && it.picked.size === it.rows.length}
    onChange={(event) =>
      it.onPick?.(new Set(event.target.checked ? it.rows.map((row) => it.keyOf(row)) : []))
    }
  />
)
