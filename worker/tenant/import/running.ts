import { createHash } from 'node:crypto'
import type { Import, ImportBody, ImportKind, ImportRows } from '#domain/import/import'
import { afterRows, beginImport, finishImport, requireNextRows } from '#domain/import/progress'
import { Refusal } from '#domain/refusal'
import { parseDocument } from '#tenant/core/document'
import type { RequestContext } from '#tenant/runtime/context'
import { importChunkDocument } from './document.ts'
import { ownImport, pruneDryImports, saveImport } from './imports.ts'
import { leadImporter } from './lead-rows.ts'
import { quoteImporter } from './quote-rows.ts'
import { saveRow } from './rows.ts'

const claimants = { leads: leadImporter, quotes: quoteImporter }

/** Starts an import for the signed-in person. */
export const beginImportOf = (
  context: RequestContext,
  kind: ImportKind,
  body: ImportBody,
): Import => {
  pruneDryImports(context.store, context.now)
  const outcome = beginImport({ id: context.newId(), kind, by: context.by }, body, context.now)
  saveImport(context.store, outcome.import)
  context.recordEvents(outcome.events)
  return outcome.import
}

/** Imports the next rows, all or none; the same rows sent again return the same result. Throws 409 for others. */
export const importRows = (
  context: RequestContext,
  kind: ImportKind,
  id: string,
  { from, rows }: ImportRows,
) => {
  const it = ownImport(context, kind, id)
  const hash = createHash('sha256').update(JSON.stringify(rows)).digest('hex')
  const before = takenBefore(context, id, from)
  if (before !== null) {
    if (before.hash !== hash)
      throw new Refusal(
        409,
        'import.other_rows',
        'Different rows were imported here before. Check that it is the same file.',
      )
    return {
      from,
      rows: before.rows,
      counts: parseDocument(importChunkDocument, before),
      import: it,
    }
  }
  requireNextRows(it, from, rows.length)
  const counts = { new: 0, known: 0, rejected: 0 }
  const take = claimants[kind](context.unheard(), it)
  context.quoteTotals.together(() => {
    for (const row of rows) {
      const taken = take(row)
      saveRow(context.store, it, row, taken)
      counts[taken.outcome] += 1
    }
  })
  context.store.write(
    'INSERT INTO import_chunks (import_id, first, rows, hash, shape, counts) VALUES (?, ?, ?, ?, ?, ?)',
    id,
    from,
    rows.length,
    hash,
    importChunkDocument.shape,
    JSON.stringify(counts),
  )
  const after = saveImport(context.store, afterRows(it, counts, context.now))
  return { from, rows: rows.length, counts, import: after }
}

type Chunk = { id: string; rows: number; hash: string; shape: number; doc: string }

const takenBefore = ({ store }: RequestContext, id: string, from: number) =>
  store.row<Chunk>(
    'SELECT import_id AS id, rows, hash, shape, counts AS doc FROM import_chunks WHERE import_id = ? AND first = ?',
    id,
    from,
  )

/** Finishes an import and broadcasts its changes once. */
export const finishImportOf = (context: RequestContext, kind: ImportKind, id: string): Import => {
  const outcome = finishImport(ownImport(context, kind, id), context.now)
  saveImport(context.store, outcome.import)
  context.recordEvents(outcome.events)
  return outcome.import
}
