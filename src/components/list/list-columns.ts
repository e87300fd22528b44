import type { ReactNode } from 'react'

export type Column<Row> = {
  readonly key: string
  readonly head: string
  readonly cell: (row: Row) => ReactNode
  /** The name that the server sorts by. */
  readonly sort?: string
  readonly number?: boolean
  /** Hidden until it is chosen. */
  readonly isExtra?: boolean
  /** Pixels or a percentage; columns without a width share the rest. */
  readonly width?: number | `${number}%`
  /** The window width in pixels below which the column is hidden unless it was chosen. */
  readonly dropBelow?: 1640 | 1380 | 1260 | 1200 | 1060 | 1040
  readonly className?: string
  /** The columns of the exported file where a cell shows several: ref, client and property. */
  readonly exported?: readonly string[]
}

/** The classes of a column's head and cells; those without a head hold icons and menus and are never cut. */
export const cellClasses = ({ head, number, dropBelow, className }: Column<never>) =>
  [head === '' && 'end-cell', number && 'n', dropBelow && `below-${dropBelow}`, className]
    .filter(Boolean)
    .join(' ') || undefined

/** The part of a column that the column chooser needs. */
export type ColumnName = Pick<Column<never>, 'key' | 'head' | 'sort' | 'isExtra' | 'exported'>

export const choosable = <Of extends ColumnName>(all: readonly Of[]): readonly Of[] =>
  all.filter(({ head }) => head !== '')

export const defaultKeys = (all: readonly ColumnName[]): readonly string[] =>
  choosable(all)
    .filter(({ isExtra }) => !isExtra)
    .map(({ key }) => key)

/** The columns of 'ref,client,due' in that order; the default ones where no known key is named. */
export const columnsOf = <Of extends ColumnName>(
  all: readonly Of[],
  param: string | null,
): readonly Of[] => {
  const keys = param?.split(',') ?? []
  const named = [...new Set(keys)].flatMap(
    (key) => choosable(all).find((it) => it.key === key) ?? [],
  )
  if (named.length === 0) return all.filter(({ isExtra }) => !isExtra)
  return [...named, ...all.filter(({ head }) => head === '')]
}

/** The columns of the exported file, each once. */
export const exportedKeys = (shown: readonly ColumnName[]): readonly string[] => [
  ...new Set(choosable(shown).flatMap(({ key, exported = [key] }) => exported)),
]

/** The `columns` parameter of an address: 'ref,client,due'; '' for the default columns in order. */
export const columnsParam = (all: readonly ColumnName[], keys: readonly string[]) =>
  keys.join() === defaultKeys(all).join() ? '' : keys.join()

/** The keys with one moved up (-1) or down (1); unchanged at the ends. */
export const moveKey = (keys: readonly string[], key: string, by: -1 | 1): readonly string[] => {
  const from = keys.indexOf(key)
  const other = keys[from + by]
  if (from < 0 || other === undefined) return keys
  return keys.with(from + by, key).with(from, other)
}
