import { atom } from 'nanostores'
import type { FileRow, ImportKind, MappedColumn } from '#domain/import/import'
import { type Guesses, guessMapping } from '#domain/import/mapping'
import type { ConsentBasis } from '#domain/lead/lead'
import { resettable } from '#stores/chrome/reset'

/** A file as rows under headings. */
export type ImportTable = {
  readonly columns: readonly string[]
  readonly rows: readonly FileRow[]
  /** The same for the same rows, whatever the file is called. */
  readonly fingerprint: string
}

/** The file that is about to be imported, and what each of its columns is to fill. */
export type ImportFile = {
  readonly kind: ImportKind
  readonly name: string
  readonly table: ImportTable
  readonly fields: Guesses
  readonly consent: ConsentBasis | null
}

export const $importFile = resettable(atom<ImportFile | null>(null))

const SAMPLES = 20

/** Puts a file in view, each column with its likeliest field. */
export const openImportFile = (kind: ImportKind, name: string, table: ImportTable) => {
  const samples = table.rows.slice(0, SAMPLES).map(({ cells }) => cells)
  const fields = guessMapping(kind, table.columns, samples)
  $importFile.set({ kind, name, table, fields, consent: null })
}

/** The column fills this field; null leaves it out. */
export const chooseField = (at: number, field: string | null) => {
  const file = $importFile.get()
  if (file !== null) $importFile.set({ ...file, fields: file.fields.with(at, field) })
}

export const chooseConsent = (consent: ConsentBasis) => {
  const file = $importFile.get()
  if (file !== null) $importFile.set({ ...file, consent })
}

export const closeImportFile = () => $importFile.set(null)

/** Which column fills which field; those that are left out are not in it. */
export const mappingOf = ({ table, fields }: ImportFile): MappedColumn[] =>
  table.columns.flatMap((column, at) => {
    const field = fields[at] ?? null
    return field === null ? [] : [{ column, field }]
  })

/** The rows with the mapped columns alone, in the mapping's order. */
export const mappedRows = (
  { columns, rows }: ImportTable,
  mapping: readonly MappedColumn[],
): FileRow[] => {
  const places = mapping.map(({ column }) => columns.indexOf(column))
  return rows.map(({ line, cells }) => ({ line, cells: places.map((at) => cells[at] ?? '') }))
}
