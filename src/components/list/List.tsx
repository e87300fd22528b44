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
