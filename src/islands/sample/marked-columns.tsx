import type { Column } from '#components/list/List.tsx'
import { SampleMark } from './SampleMark.tsx'

/** The columns of a list, with the mark of sample records beside one of them. */
export const withSampleMark = <Row extends { readonly id: string }>(
  columns: readonly Column<Row>[],
  key: string,
): readonly Column<Row>[] =>
  columns.map((column) => (column.key === key ? { ...column, cell: markedCell(column) } : column))

const markedCell = <Row extends { readonly id: string }>({ cell }: Column<Row>) =>
  function Marked(row: Row) {
    return (
      <>
        {cell(row)}
        <SampleMark id={row.id} />
      </>
    )
  }
