import type { ReactNode } from 'react'

type HeatRow = {
  readonly key: string
  readonly label: ReactNode
  /** One value per column; null where there is no data. */
  readonly values: readonly (number | null)[]
}

type Props<Column extends string> = {
  label: string
  head: string
  columns: readonly { readonly key: Column; readonly head: ReactNode }[]
  rows: readonly HeatRow[]
  /** Whether cells are shaded relative to the highest value of their column or of the table. */
  within?: 'column' | 'all'
  say?: (value: number, column: Column) => string
  /** The list behind a figure; null without access. */
  hrefOf?: (row: string, column: Column) => string | null
}

// In per cent; text on it stays readable in both themes.
const MAX_INK = 34

/** A grid of figures; higher values are shaded darker. */
export const HeatTable = <Column extends string>({
  label,
  head,
  columns,
  rows,
  within = 'all',
  say,
  hrefOf,
}: Props<Column>) => {
  const highest = highestOf(rows, columns.length)
  const maximum = Math.max(0, ...highest)
  const inkOf = (value: number, at: number) => {
    const whole = within === 'column' ? (highest[at] ?? 0) : maximum
    return whole > 0 ? Math.round((value / whole) * MAX_INK) : 0
  }
  return (
    <table className="list figures heat" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          {columns.map((column) => (
            <th key={column.key} scope="col" className="n">
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{row.label}</th>
            {columns.map((column, at) => {
              const value = row.values[at] ?? null
              return (
                <td
                  key={column.key}
                  className="n"
                  style={{ '--ink-share': `${value === null ? 0 : inkOf(value, at)}%` }}
                >
                  <Linked to={value ? hrefOf?.(row.key, column.key) : null}>
                    {value === null ? '–' : (say?.(value, column.key) ?? value)}
                  </Linked>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Linked = ({ to, children }: { to: string | null | undefined; children: ReactNode }) =>
  to ? <a href={to}>{children}</a> : children

const highestOf = (rows: readonly HeatRow[], columns: number) =>
  Array.from({ length: columns }, (_, at) => Math.max(0, ...rows.map((it) => it.values[at] ?? 0)))
