import { Icon } from '../Icon.tsx'
import type { Column } from './list-columns.ts'
import type { Sort } from './list-search.ts'

/** A column's name, and its order where the server can sort by it. */
export const ListHead = <Row,>({
  column,
  sort,
  onSort,
}: {
  column: Column<Row>
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
}) => {
  const by = column.sort
  const active = by !== undefined && sort?.by === by
  const classes = `${column.number ? 'n' : ''} ${active ? 'by' : ''} ${column.className ?? ''}`
  if (by === undefined || !onSort) return <th className={classes}>{column.head}</th>
  const next = active && sort.direction === 'asc' ? 'desc' : 'asc'
  return (
    <th
      className={classes}
      aria-sort={active ? (sort.direction === 'asc' ? 'ascending' : 'descending') : 'none'}
    >
      <button type="button" onClick={() => onSort({ by, direction: next })}>
        {column.head}
        {active && <Icon name={sort.direction === 'asc' ? 'arrow-up' : 'arrow-down'} />}
      </button>
    </th>
  )
}
