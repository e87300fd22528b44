import type { EnquiryClassification } from '#domain/enquiry/classification/classification'
import { entriesOf } from '#domain/entries'
import { cellText } from '#domain/import/values'
import { neededByLabels } from '../labels.ts'
import type { LibraryColumn } from './columns.ts'

export type Cells = Readonly<Partial<Record<LibraryColumn, string>>>

/** The cells of a row by the column of ours that each belongs to; null for a column that is left out. */
export const cellsOf = (
  cells: readonly string[],
  mapping: readonly (LibraryColumn | null)[],
): Cells =>
  Object.fromEntries(
    mapping.flatMap((column, at) => (column === null ? [] : [[column, cellText(cells[at] ?? '')]])),
  )

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

const classificationIn = (text: string, known: readonly EnquiryClassification[]) =>
  known.find(({ code, name }) => same(code, text) || same(name, text))?.code ?? null

const neededByIn = (text: string) =>
  entriesOf(neededByLabels).find(([key, label]) => same(key, text) || same(label, text))?.[0] ??
  null

const isYes = (text: string): boolean | null => {
  if (/^(yes|y|true|1|x|✓|proper)$/i.test(text)) return true
  return /^(no|n|false|0|not proper|)$/i.test(text) ? false : null
}

export type Read = { readonly values: Record<string, unknown>; readonly faults: string[] }

/** What the cells of a row say, with what cannot be read; a blank cell says nothing, but for yes and no. */
export const valuesIn = (cells: Cells, known: readonly EnquiryClassification[]): Read => {
  const read: Read = { values: {}, faults: [] }
  const put = (column: LibraryColumn, value: unknown, fault: string) => {
    if (value === null) read.faults.push(fault)
    else read.values[column] = value
  }
  for (const [column, text] of entriesOf(cells)) {
    if (text === undefined || text === '') continue
    if (column === 'code') read.values['code'] = text.toUpperCase()
    else if (column === 'classification')
      put(column, classificationIn(text, known), `There is no classification ${text}.`)
    else if (column === 'needed_by')
      put(
        column,
        neededByIn(text),
        `${text} is not one of: ${entriesOf(neededByLabels)
          .map(([, label]) => label)
          .join(', ')}.`,
      )
    else if (column === 'no_contact' || column === 'protocol_ok')
      put(column, isYes(text), `${text} is neither yes nor no.`)
    else if (column === 'evidence')
      read.values[column] = text
        .split(/[;\n]/)
        .map((it) => it.trim())
        .filter(Boolean)
    else read.values[column] = text
  }
  return read
}
