import { createHash } from 'node:crypto'
import type {
  FileRow,
  Import,
  ImportKind,
  ReportedRow,
  RowOutcome,
  RowProblem,
} from '#domain/import/import'
import { type ExportColumn, MAX_EXPORTED_ROWS } from '#domain/list/export'
import { csvOf } from '#tenant/core/csv'
import { parseDocument } from '#tenant/core/document'
import type { Store } from '#tenant/core/store'
import type { RequestContext } from '#tenant/runtime/context'
import { canAccess } from '#tenant/runtime/file-access'
import { importRowDocument } from './document.ts'

export type ImportedRow = {
  readonly outcome: RowOutcome
  /** Recognises the row when it is imported again; null for one that could not be parsed. */
  readonly key: string | null
  readonly record_id: string | null
  readonly problems: readonly RowProblem[]
}

/** The SHA-256 hash of a row key, as base64url. */
export const hashOfKey = (key: string) => createHash('sha256').update(key).digest('base64url')

export const newRow = (key: string, record_id: string | null): ImportedRow => ({
  outcome: 'new',
  key,
  record_id,
  problems: [],
})

export const rejectedRow = (problems: readonly RowProblem[]): ImportedRow => ({
  outcome: 'rejected',
  key: null,
  record_id: null,
  problems,
})

export const knownRow = (key: string, record_id: string | null, reason: string): ImportedRow => ({
  outcome: 'known',
  key,
  record_id,
  problems: [{ column: '', value: '', reason }],
})

/** Stores the result of a row, with its cells only if it created nothing. */
export const saveRow = (
  store: Store,
  importRun: Import,
  { line, cells }: FileRow,
  importedRow: ImportedRow,
) => {
  const doc =
    importedRow.outcome === 'new' ? null : JSON.stringify({ cells, problems: importedRow.problems })
  store.write(
    'INSERT INTO import_rows (import_id, line, outcome, key, record_id, shape, doc) VALUES (?, ?, ?, ?, ?, ?, ?)',
    importRun.id,
    line,
    importedRow.outcome,
    importedRow.key,
    importedRow.record_id,
    importRowDocument.shape,
    doc,
  )
}

/** The earlier row with this key, in this file or in a previous import; null when there is none. */
export const rowBefore = (store: Store, importRun: Import, key: string): ImportedRow | null => {
  const first = store.row<{ line: number; outcome: RowOutcome; record_id: string | null }>(
    `SELECT line, outcome, record_id FROM import_rows INDEXED BY import_rows_key
     WHERE import_id = ? AND key = ? ORDER BY line LIMIT 1`,
    importRun.id,
    key,
  )
  if (first?.outcome === 'new')
    return knownRow(key, first.record_id, `This repeats row ${first.line} of the file.`)
  const stored = store.row<{ record_id: string }>(
    'SELECT record_id FROM import_keys WHERE kind = ? AND key = ?',
    importRun.kind,
    key,
  )
  return stored && knownRow(key, stored.record_id, 'This row has already been imported.')
}

/** Reserves the key for a record; the unique index stops two imports at once from using it twice. */
export const saveKey = (store: Store, kind: ImportKind, key: string, record_id: string) =>
  store.write(
    'INSERT INTO import_keys (kind, key, record_id) VALUES (?, ?, ?)',
    kind,
    key,
    record_id,
  )

type Row = {
  line: number
  outcome: RowOutcome
  record_id: string | null
  shape: number
  doc: string | null
}
type RowsQuery = {
  readonly outcome?: RowOutcome | undefined
  readonly after?: number | undefined
  readonly limit?: number | undefined
}

const USUAL_LIMIT = 50

/** A page of the rows with one outcome, rejected by default, in the order of the file. */
export const reportedRows = (
  context: RequestContext,
  importRun: Import,
  { outcome, after = 0, limit }: RowsQuery,
) => {
  const most = limit ?? USUAL_LIMIT
  const rows = context.store.rows<Row>(
    `SELECT line, outcome, record_id, shape, doc FROM import_rows
     WHERE import_id = ? AND outcome = ? AND line > ? ORDER BY line LIMIT ?`,
    importRun.id,
    outcome ?? 'rejected',
    after,
    most + 1,
  )
  const views = rows.slice(0, most).map((row) => toReportedRow(context, importRun, row))
  return { rows: views, next: rows.length > most ? (views.at(-1)?.line ?? null) : null }
}

const toReportedRow = (
  context: RequestContext,
  importRun: Import,
  { line, outcome, record_id, shape, doc }: Row,
): ReportedRow => ({
  line,
  outcome,
  ...(doc === null
    ? { cells: [], problems: [] }
    : parseDocument(importRowDocument, { id: `${importRun.id}/${line}`, shape, doc })),
  there: record_id === null ? null : existingOf(context, importRun.kind, record_id),
})

const tables = {
  leads: `SELECT json_extract(doc, '$.number') AS number FROM leads WHERE id = ?`,
  quotes: 'SELECT number FROM quote_cases WHERE id = ?',
}

const existingOf = (
  context: RequestContext,
  kind: ImportKind,
  id: string,
): ReportedRow['there'] => {
  if (!canAccess(context, kind === 'leads' ? 'lead' : 'quote-case', id)) return null
  const row = context.store.row<{ number: string }>(tables[kind], id)
  return row && { id, number: row.number }
}

export const rejectedFile = (context: RequestContext, importRun: Import): string => {
  const { rows } = reportedRows(context, importRun, {
    outcome: 'rejected',
    limit: MAX_EXPORTED_ROWS + 1,
  })
  const columns: ExportColumn<ReportedRow>[] = [
    ...importRun.mapping.map(({ column }, at) => ({
      key: `column_${at}`,
      head: column,
      of: (row: ReportedRow) => row.cells[at] ?? '',
    })),
    { key: 'row', head: 'Row in the file', of: (row) => row.line },
    { key: 'reason', head: 'Why it was rejected', of: (row) => reasonsOf(row.problems) },
  ]
  return csvOf(columns, rows)
}

const reasonsOf = (problems: readonly RowProblem[]) =>
  problems.map(({ column, reason }) => (column ? `${column}: ${reason}` : reason)).join(' ')
