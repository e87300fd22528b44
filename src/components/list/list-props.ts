import type { ReactNode } from 'react'
import type { Column } from './list-columns.ts'
import type { Picked } from './list-picked.ts'
import type { Sort } from './list-search.ts'
import type { More } from './ShowMore.tsx'

export type ListProps<Row> = {
  label: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  /** The columns were chosen by the user: none is hidden for lack of room, and the list scrolls sideways. */
  isChosen?: boolean
  keyOf: (row: Row) => string
  hrefOf: (row: Row) => string
  /** One row on a phone. */
  card: (row: Row) => ReactNode
  empty: ReactNode
  sort?: Sort | undefined
  onSort?: ((sort: Sort) => void) | undefined
  picked?: Picked | undefined
  onPick?: ((picked: Picked) => void) | undefined
  more?: More | null
}

/** The props of the table and the cards. */
export type RowsProps<Row> = ListProps<Row> & {
  readonly at: number
  readonly onAt: (at: number) => void
}
