import type { MappedColumn, RowProblem } from './import.ts'
import { cellText, type ParsedValue } from './values.ts'

export type RowReader = {
  /** The text of the field's columns, joined; '' when empty. */
  readonly text: (field: string, most: number) => string
  /** The parsed value of the field's first cell; `or` when it is empty or invalid. */
  readonly parsed: <T, Blank>(
    field: string,
    parse: (text: string) => ParsedValue<T>,
    fallback: Blank,
  ) => T | Blank
  readonly refuse: (field: string, reason: string) => void
  /** In the order of the columns. */
  readonly problems: readonly RowProblem[]
}

const LONGEST_VALUE = 200

export const rowReader = (
  mapping: readonly MappedColumn[],
  cells: readonly string[],
): RowReader => {
  const problems: RowProblem[] = []
  const cellsOf = (field: string) =>
    mapping.flatMap((it, at) => {
      const text = it.field === field ? cellText(cells[at] ?? '') : ''
      return text === '' ? [] : [{ column: it.column, text }]
    })
  const columnOf = (field: string) => mapping.find((it) => it.field === field)?.column ?? ''
  const columnIndex = ({ column }: RowProblem) => mapping.findIndex((it) => it.column === column)
  const refuse = (field: string, reason: string) => {
    const [first] = cellsOf(field)
    const value = (first?.text ?? '').slice(0, LONGEST_VALUE)
    problems.push({ column: first?.column ?? columnOf(field), value, reason })
  }
  return {
    text: (field, most) => {
      const joint = field === 'address' ? ', ' : '\n'
      const text = cellsOf(field)
        .map((it) => it.text)
        .join(joint)
      if (text.length > most)
        refuse(field, `This has ${text.length} characters. The limit is ${most}.`)
      return text.slice(0, most)
    },
    parsed: (field, parse, fallback) => {
      const [first] = cellsOf(field)
      if (first === undefined) return fallback
      const parsed = parse(first.text)
      if ('value' in parsed) return parsed.value
      refuse(field, parsed.reason)
      return fallback
    },
    refuse,
    get problems() {
      return problems.toSorted((a, b) => columnIndex(a) - columnIndex(b))
    },
  }
}
