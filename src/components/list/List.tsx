import { lazy, Suspense, useDeferredValue, useRef, useState } from 'react'
import { useNarrow } from '#components/overlay/narrow.ts'
import { ListCards } from './ListCards.tsx'
import { ListTable } from './ListTable.tsx'
import type { Column } from './list-columns.ts'
import { type Picked, toggled } from './list-picked.ts'
import type { ListProps } from './list-props.ts'
import type { Sort } from './list-search.ts'
import { ShowMore } from './ShowMore.tsx'

export type { Column, Picked, Sort }

const RowKeys = lazy(() => import('./RowKeys.tsx'))

/** How many rows of a long list are rendered first: nearly a screen of them; the others follow in the next frame. */
const SCREENFUL = 12
/** A list that is drawn whole, so that nothing below it moves. */
const SHORT = 24

const firstOf = <Row,>(rows: readonly Row[]) =>
  rows.length > SHORT ? rows.slice(0, SCREENFUL) : rows

/**
 * Rows as a table, or as cards on a narrow screen. `j` and `k` move, Enter opens, `x` selects; a click anywhere on a
 * row follows its link.
 */
export const List = <Row,>(listProps: ListProps<Row>) => {
  const frame = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(-1)
  const Drawn = useNarrow(900) ? ListCards : ListTable
  const rows = useDeferredValue(listProps.rows, firstOf(listProps.rows))
  const pick = (at: number) => {
    const row = listProps.rows[at]
    if (row !== undefined) listProps.onPick?.(toggled(listProps.picked, listProps.keyOf(row)))
  }

  if (listProps.rows.length === 0) return listProps.empty
  return (
    <div ref={frame} className={listProps.isChosen ? 'list-box' : 'list-frame'}>
      <Drawn {...listProps} rows={rows} at={at} onAt={setAt} />
      <Suspense>
        <RowKeys
          frame={frame}
          count={listProps.rows.length}
          at={at}
          onAt={setAt}
          pick={listProps.onPick && pick}
        />
      </Suspense>
      {listProps.more && rows === listProps.rows && <ShowMore {...listProps.more} />}
    </div>
  )
}
