import type { Import, ImportKind } from '#domain/import/import'
import { notFound } from '#domain/refusal'
import { parseDocument, selectDocuments } from '#tenant/core/document'
import { parseReadable } from '#tenant/core/set-aside'
import type { Store } from '#tenant/core/store'
import type { RequestContext } from '#tenant/runtime/context'
import { importDocument } from './document.ts'

type Doc = { id: string; shape: number; doc: string }

const MOST_LISTED = 50
const DRY_STORED_MS = 24 * 3_600_000

/** The person’s own import; throws 404 for anyone else’s or none. */
export const ownImport = (
  { store, person }: RequestContext,
  kind: ImportKind,
  id: string,
): Import => {
  const row = store.row<Doc>(
    `${selectDocuments(importDocument)} WHERE id = ? AND kind = ? AND by_id = ?`,
    id,
    kind,
    person.id,
  )
  if (row === null) throw notFound()
  return parseDocument(importDocument, row)
}

export const ownImports = ({ store, person }: RequestContext, kind: ImportKind): Import[] =>
  parseReadable(
    store,
    importDocument,
    store.rows<Doc>(
      `${selectDocuments(importDocument)} WHERE by_id = ? AND kind = ? AND dry = 0
       ORDER BY id DESC LIMIT ?`,
      person.id,
      kind,
      MOST_LISTED,
    ),
  )

export const saveImport = (store: Store, importRun: Import): Import => {
  store.write(
    `INSERT INTO imports (id, kind, by_id, dry, begun_at, shape, doc) VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET shape = excluded.shape, doc = excluded.doc`,
    importRun.id,
    importRun.kind,
    importRun.by.id,
    importRun.dry ? 1 : 0,
    importRun.begun_at,
    importDocument.shape,
    JSON.stringify(importRun),
  )
  return importRun
}

/** Deletes checks that are older than a day. */
export const pruneDryImports = (store: Store, now: string) => {
  const before = new Date(Date.parse(now) - DRY_STORED_MS).toISOString()
  const old = `SELECT id FROM imports WHERE dry = 1 AND begun_at < ?`
  for (const table of ['import_rows', 'import_chunks'])
    store.write(`DELETE FROM ${table} WHERE import_id IN (${old})`, before)
  store.write('DELETE FROM imports WHERE dry = 1 AND begun_at < ?', before)
}
