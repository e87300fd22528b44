import { Icon } from '../Icon.tsx'
import { type Column, cellClasses } from './list-columns.ts'
import type { Sort } from './list-search.ts'

type Props<Row> = {
  column: Column<Row>
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
}

export const ListHead = <Row,>({ column, sort, onSort }: Props<Row>) => {
  const by = column.sort
  const active = by !== undefined && sort?.by === by
  const style = { '--column': sizeOf(column.width) }
  const classes = [active && 'by', cellClasses(column)].filter(Boolean).join(' ') || undefined
  if (by === undefined || !onSort)
    return (
      <th className={classes} style={style}>
        {column.head}
      </th>
    )
  const next = active && sort.direction === 'asc' ? 'desc' : 'asc'
  return (
    <th
      className={classes}
      style={style}
      aria-sort={active ? (sort.direction === 'asc' ? 'ascending' : 'descending') : 'none'}
    >
      <button type="button" onClick={() => onSort({ by, direction: next })}>
        {column.head}
        {active && <Icon name={sort.direction === 'asc' ? 'arrow-up' : 'arrow-down'} />}
      </button>
    </th>
  )
}

const sizeOf = (width: Column<never>['width']) => (typeof width === 'number' ? `${width}px` : width)
