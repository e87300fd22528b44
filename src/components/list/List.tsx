import { lazy, type ReactNode, Suspense, useDeferredValue, useRef, useState } from 'react'
import { useNarrow } from '#components/overlay/narrow.ts'
import { ListCards } from './ListCards.tsx'
import { ListTable } from './ListTable.tsx'
import type { Column } from './list-columns.ts'
import { type Picked, toggled } from './list-picked.ts'
import type { Sort } from './list-search.ts'
import { type More, ShowMore } from './ShowMore.tsx'

export type { Column, Picked, Sort }

export type ListProps<Row> = {
  label: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  /** The columns were chosen by hand: none is dropped for want of room, the list scrolls sideways. */
  isChosen?: boolean
  keyOf: (row: Row) => string
  hrefOf: (row: Row) => string
  /** One row as a person with a phone sees it. */
  card: (row: Row) => ReactNode
  empty: ReactNode
  sort?: Sort | undefined
  onSort?: ((sort: Sort) => void) | undefined
  picked?: Picked | undefined
  onPick?: ((picked: Picked) => void) | undefined
  more?: More | null
}

/** What the table and the cards are drawn from. */
export type Lines<Row> = ListProps<Row> & {
  readonly at: number
  readonly onAt: (at: number) => void
}

const RowKeys = lazy(() => import('./RowKeys.tsx'))

/** As many rows as a screen shows: they come first, and the rest when they are there. */
const SCREENFUL = 20

/**
 * Rows as a table, or as cards on a narrow screen. `j` and `k` move, Enter opens, `x` picks; a click
 * anywhere on a row opens it and a middle click opens a tab, as on any link.
 */
export const List = <Row,>(it: ListProps<Row>) => {
  const frame = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(-1)
  const Drawn = useNarrow(900) ? ListCards : ListTable
  const rows = useDeferredValue(it.rows, it.rows.slice(0, SCREENFUL))
  const pick = (at: number) => {
    const row = it.rows[at]
    if (row !== undefined) it.onPick?.(toggled(it.picked, it.keyOf(row)))
  }

  if (it.rows.length === 0) return it.empty
  return (
    <div ref={frame} className={it.isChosen ? 'list-box' : undefined}>
      <Drawn {...it} rows={rows} at={at} onAt={setAt} />
      <Suspense>
        <RowKeys
          frame={frame}
          count={it.rows.length}
          at={at}
          onAt={setAt}
          pick={it.onPick && pick}
        />
      </Suspense>
      {it.more && <ShowMore {...it.more} />}
    </div>
  )
}
