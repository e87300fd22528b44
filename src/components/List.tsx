import {
  type KeyboardEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react'
import { ListHead } from './ListHead.tsx'
import { useNarrow } from './narrow.ts'

export type Column<Row> = {
  readonly key: string
  readonly head: string
  readonly cell: (row: Row) => ReactNode
  /** The name that the server sorts by. */
  readonly sort?: string
  readonly number?: boolean
  /** A class of the area's stylesheet that sets the width and when the column is dropped. */
  readonly className?: string
}

export type Sort = { readonly by: string; readonly direction: 'asc' | 'desc' }

type Props<Row> = {
  label: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  keyOf: (row: Row) => string
  hrefOf: (row: Row) => string
  /** One row as a person with a phone sees it. */
  card: (row: Row) => ReactNode
  empty: ReactNode
  sort?: Sort
  onSort?: (sort: Sort) => void
  picked?: ReadonlySet<string>
  onPick?: (picked: ReadonlySet<string>) => void
  more?: { readonly loading: boolean; readonly load: () => void } | null
}

/** As many rows as a screen shows: they come first, and the rest when they are there. */
const SCREENFUL = 20

/**
 * Rows as a table, or as cards on a narrow screen. `j` and `k` move, Enter opens, `x` picks; a click
 * anywhere on a row opens it and a middle click opens a tab, as on any link.
 */
export const List = <Row,>(it: Props<Row>) => {
  const narrow = useNarrow(900)
  const [at, setAt] = useState(-1)
  const frame = useRef<HTMLDivElement>(null)

  useEffect(() => {
    frame.current
      ?.querySelector<HTMLElement>(`[data-row="${at}"]`)
      ?.scrollIntoView({ block: 'nearest' })
  }, [at])

  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (isTyping(event.target) || event.metaKey || event.ctrlKey || event.altKey) return
      if (event.key === 'j') setAt((row) => Math.min(row + 1, it.rows.length - 1))
      if (event.key === 'k') setAt((row) => Math.max(row - 1, 0))
      if (event.key === 'x') toggle(it, it.rows[at])
      if (event.key === 'Enter' && at >= 0 && event.target === document.body)
        openRow(frame.current, at)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })

  const rows = useDeferredValue(it.rows, it.rows.slice(0, SCREENFUL))

  if (it.rows.length === 0) return it.empty
  return (
    <div ref={frame}>
      {narrow ? <Cards {...it} rows={rows} at={at} /> : <Rows {...it} rows={rows} at={at} />}
      {it.more && (
        <p className="more">
          <button type="button" className="btn" disabled={it.more.loading} onClick={it.more.load}>
            {it.more.loading ? 'Loading more' : 'Show more'}
          </button>
        </p>
      )}
    </div>
  )
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))

const openRow = (frame: HTMLElement | null, at: number) =>
  frame?.querySelector<HTMLAnchorElement>(`[data-row="${at}"] a.row-link`)?.click()

const toggle = <Row,>(it: Props<Row>, row: Row | undefined) => {
  if (row === undefined || !it.onPick) return
  const picked = new Set(it.picked)
  const key = it.keyOf(row)
  if (!picked.delete(key)) picked.add(key)
  it.onPick(picked)
}

const Rows = <Row,>(it: Props<Row> & { at: number }) => (
  <table className="list" aria-label={it.label}>
    <thead>
      <tr>
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
      {it.rows.map((row, index) => (
        <tr
          key={it.keyOf(row)}
          data-row={index}
          className={rowClass(it, row, index)}
          onClick={(event) => followRow(event.target, event.currentTarget)}
          onKeyDown={followOnEnter}
        >
          {it.onPick && (
            <td className="pick">
              <input
                type="checkbox"
                className="box"
                aria-label="Pick this row"
                checked={it.picked?.has(it.keyOf(row)) ?? false}
                onChange={() => toggle(it, row)}
              />
            </td>
          )}
          {it.columns.map((column, place) => (
            <td
              key={column.key}
              className={`${column.number ? 'n' : ''} ${column.className ?? ''}`}
            >
              {place === 0 ? (
                <a className="row-link" href={it.hrefOf(row)}>
                  {column.cell(row)}
                </a>
              ) : (
                column.cell(row)
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

const rowClass = <Row,>(it: Props<Row> & { at: number }, row: Row, index: number) =>
  `${index === it.at ? 'at' : ''} ${it.picked?.has(it.keyOf(row)) ? 'picked' : ''}`.trim() ||
  undefined

const followRow = (target: EventTarget, row: HTMLElement) => {
  if (target instanceof Element && target.closest('a, button, input, label')) return
  if (window.getSelection()?.isCollapsed === false) return
  row.querySelector<HTMLAnchorElement>('a.row-link')?.click()
}

const followOnEnter = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key === 'Enter' && event.target === event.currentTarget)
    followRow(event.target, event.currentTarget)
}

const PickAll = <Row,>(it: Props<Row>) => (
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

const Cards = <Row,>(it: Props<Row> & { at: number }) => (
  <ul className="cards" aria-label={it.label}>
    {it.rows.map((row, index) => (
      <li key={it.keyOf(row)} data-row={index} className={index === it.at ? 'at' : undefined}>
        <a className="row-link" href={it.hrefOf(row)}>
          {it.card(row)}
        </a>
      </li>
    ))}
  </ul>
)
