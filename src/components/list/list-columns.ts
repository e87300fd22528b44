import type { ReactNode } from 'react'

export type Column<Row> = {
  readonly key: string
  /** What heads it; a column without a head is always there, at the end. */
  readonly head: string
  readonly cell: (row: Row) => ReactNode
  /** The name that the server sorts by. */
  readonly sort?: string
  readonly number?: boolean
  /** Shown only to whoever chooses it. */
  readonly isExtra?: boolean
  /** Pixels, or a share of the table; what is left goes to the columns without one. */
  readonly width?: number | `${number}%`
  /** The width of the window, in pixels, below which the column is left out unless it was chosen. */
  readonly dropBelow?: 1640 | 1380 | 1260 | 1200 | 1060 | 1040
  /** A class that says how its cells look. */
  readonly className?: string
}

/** The classes of a column's head and cells. */
export const cellClasses = ({ number, dropBelow, className }: Column<never>) =>
  [number && 'n', dropBelow && `below-${dropBelow}`, className].filter(Boolean).join(' ') ||
  undefined

/** A column as far as it can be chosen. */
export type ColumnName = Pick<Column<never>, 'key' | 'head' | 'sort' | 'isExtra'>

/** The columns that can be chosen and put in order. */
export const choosable = <Of extends ColumnName>(all: readonly Of[]): readonly Of[] =>
  all.filter(({ head }) => head !== '')

/** The keys of what is shown to whoever chose nothing, in the page's own order. */
export const usualKeys = (all: readonly ColumnName[]): readonly string[] =>
  choosable(all)
    .filter(({ isExtra }) => !isExtra)
    .map(({ key }) => key)

/** The columns of 'ref,client,due' in that order; the usual ones for null and for what names none. */
export const columnsOf = <Of extends ColumnName>(
  all: readonly Of[],
  asked: string | null,
): readonly Of[] => {
  const keys = asked?.split(',') ?? []
  const named = [...new Set(keys)].flatMap(
    (key) => choosable(all).find((it) => it.key === key) ?? [],
  )
  if (named.length === 0) return all.filter(({ isExtra }) => !isExtra)
  return [...named, ...all.filter(({ head }) => head === '')]
}

/** How an address names these columns: 'ref,client,due'; '' for the usual ones in their usual order. */
export const columnsAsked = (all: readonly ColumnName[], keys: readonly string[]) =>
  keys.join() === usualKeys(all).join() ? '' : keys.join()

/** The keys with one of them moved up (-1) or down (1); as they are where it cannot go further. */
export const moved = (keys: readonly string[], key: string, by: -1 | 1): readonly string[] => {
  const from = keys.indexOf(key)
  const other = keys[from + by]
  if (from < 0 || other === undefined) return keys
  return keys.with(from + by, key).with(from, other)
}
