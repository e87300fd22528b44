import type { ReactNode } from 'react'
import type { Column } from './list-columns.ts'
import type { Picked } from './list-picked.ts'
import type { Sort } from './list-search.ts'
import type { More } from './ShowMore.tsx'

export type ListProps<Row> = {
  label: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  isChosen?: boolean
  keyOf: (row: Row) => string
  hrefOf: (row: Row) => string
  card: (row: Row) => ReactNode
  empty: ReactNode
  sort?: Sort | undefined
  onSort?: ((sort: Sort) => void) | undefined
  picked?: Picked | undefined
  onPick?: ((picked: Picked) => void) | undefined
  more?: More | null
}

export type RowsProps<Row> = ListProps<Row> & {
  readonly at: number
  readonly onAt: (at: number) => void
}
