import type { ExportColumn } from '#domain/list/export'
import { csvOf } from '#tenant/core/csv'

/** One file of an archive, with what it holds for its index. */
export type ArchiveFile = { readonly path: string; readonly what: string; readonly text: string }

type Head = Pick<ArchiveFile, 'path' | 'what'>

/** Rows as a file of columns; none where there are no rows. */
export const tableFile = <Row>(
  head: Head,
  columns: Readonly<Record<string, ExportColumn<Row>['of']>>,
  rows: readonly Row[],
): ArchiveFile[] =>
  rows.length === 0
    ? []
    : [
        {
          ...head,
          text: csvOf(
            Object.entries(columns).map(([name, of]) => ({ key: name, head: name, of })),
            rows,
          ),
        },
      ]

/** Pieces of text as one file; none where there are no pieces. */
export const textFile = (head: Head, pieces: readonly string[]): ArchiveFile[] =>
  pieces.length === 0 ? [] : [{ ...head, text: pieces.join('\r\n\r\n----\r\n\r\n') }]

/** 'Name: value' for each value that there is. */
export const lines = (values: Readonly<Record<string, string | null | undefined>>) =>
  Object.entries(values)
    .flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []))
    .join('\r\n')
