import { atom } from 'nanostores'
import type { FileRow, ImportKind, MappedColumn } from '#domain/import/import'
import { type Guesses, guessMapping } from '#domain/import/mapping'
import type { ConsentBasis } from '#domain/lead/lead'
import { resettable } from '#stores/chrome/reset'

export type ImportTable = {
  readonly columns: readonly string[]
  readonly rows: readonly FileRow[]
  /** Hash of the rows; independent of the file name. */
  readonly fingerprint: string
}

export type ImportFile = {
  readonly kind: ImportKind
  readonly name: string
  readonly table: ImportTable
  readonly fields: Guesses
  readonly consent: ConsentBasis | null
}

export const $importFile = resettable(atom<ImportFile | null>(null))

const SAMPLE_ROWS = 20

export const openImportFile = (kind: ImportKind, name: string, table: ImportTable) => {
  const samples = table.rows.slice(0, SAMPLE_ROWS).map(({ cells }) => cells)
  const fields = guessMapping(kind, table.columns, samples)
  $importFile.set({ kind, name, table, fields, consent: null })
}

export const chooseField = (at: number, field: string | null) => {
  const file = $importFile.get()
  if (file !== null) $importFile.set({ ...file, fields: file.fields.with(at, field) })
}

export const chooseConsent = (consent: ConsentBasis) => {
  const file = $importFile.get()
  if (file !== null) $importFile.set({ ...file, consent })
}

export const closeImportFile = () => $importFile.set(null)

export const mappingOf = ({ table, fields }: ImportFile): MappedColumn[] =>
  table.columns.flatMap((column, at) => {
    const field = fields[at] ?? null
    return field === null ? [] : [{ column, field }]
  })

export const mappedRows = (
  { columns, rows }: ImportTable,
  mapping: readonly MappedColumn[],
): FileRow[] => {
  const indexes = mapping.map(({ column }) => columns.indexOf(column))
  return rows.map(({ line, cells }) => ({ line, cells: indexes.map((at) => cells[at] ?? '') }))
}
