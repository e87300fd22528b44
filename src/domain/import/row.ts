import type { MappedColumn, RowProblem } from './import.ts'
import { cellText, type ReadValue } from './values.ts'

/** Why a value of the file cannot be kept is collected, so that a row names all of it at once. */
export type RowReader = {
  /** What stands in the field's columns, joined; '' where nothing does. */
  readonly text: (field: string, most: number) => string
  /** The field's cell, read; `or` where it is empty or cannot be read. */
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

/** Reads one row by its mapping; the cells stand in the mapping's order. */
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
        refuse(field, `This has ${text.length} characters; ${most} is the most.`)
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
