import type { MappedColumn, RowProblem } from './import.ts'
import { cellText, type ReadValue } from './values.ts'

/** Reads the fields of one row and collects all of its problems. */
export type RowReader = {
  /** The text of the field's columns, joined; '' when empty. */
  readonly text: (field: string, most: number) => string
  /** The parsed value of the field's first cell; `or` when it is empty or invalid. */
  readonly read: <T, Blank>(
    field: string,
    parse: (text: string) => ReadValue<T>,
    or: Blank,
  ) => T | Blank
  readonly refuse: (field: string, reason: string) => void
  /** In the order of the columns. */
  readonly problems: readonly RowProblem[]
}

const LONGEST_SHOWN = 200

/** A reader of one row; the cells are in the order of the mapping. */
export const rowReader = (
  mapping: readonly MappedColumn[],
  cells: readonly string[],
): RowReader => {
  const problems: RowProblem[] = []
  const said = (field: string) =>
    mapping.flatMap((it, at) => {
      const text = it.field === field ? cellText(cells[at] ?? '') : ''
      return text === '' ? [] : [{ column: it.column, text }]
    })
  const columnOf = (field: string) => mapping.find((it) => it.field === field)?.column ?? ''
  const placeOf = ({ column }: RowProblem) => mapping.findIndex((it) => it.column === column)
  const refuse = (field: string, reason: string) => {
    const [first] = said(field)
    const value = (first?.text ?? '').slice(0, LONGEST_SHOWN)
    problems.push({ column: first?.column ?? columnOf(field), value, reason })
  }
  return {
    text: (field, most) => {
      const joint = field === 'address' ? ', ' : '\n'
      const text = said(field)
        .map((it) => it.text)
        .join(joint)
      if (text.length > most)
        refuse(field, `This has ${text.length} characters. The limit is ${most}.`)
      return text.slice(0, most)
    },
    read: (field, parse, or) => {
      const [first] = said(field)
      if (first === undefined) return or
      const read = parse(first.text)
      if ('value' in read) return read.value
      refuse(field, read.reason)
      return or
    },
    refuse,
    get problems() {
      return problems.toSorted((a, b) => placeOf(a) - placeOf(b))
    },
  }
}
