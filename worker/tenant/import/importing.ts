import { createHash } from 'node:crypto'
import type {
  Import,
  ImportBody,
  ImportCounts,
  ImportKind,
  ImportRows,
} from '#domain/import/import'
import { afterRows, beginImport, finishImport, requireNextRows } from '#domain/import/progress'
import type { RequestContext } from '#tenant/runtime/context'
import { chunkResult, findChunk, saveChunk } from './chunks.ts'
import { ownImport, pruneDryImports, saveImport } from './imports.ts'
import { leadImporter } from './lead-rows.ts'
import { quoteImporter } from './quote-rows.ts'
import { saveRow } from './rows.ts'

const importers = { leads: leadImporter, quotes: quoteImporter }

export const startImport = (
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
  const earlier = findChunk(context, id, from)
  if (earlier !== null) return { from, ...chunkResult(earlier, hash), import: it }
  requireNextRows(it, from, rows.length)
  const counts = importEach(context, it, rows)
  saveChunk(context, { id, from, rows: rows.length, hash, counts })
  const after = saveImport(context.store, afterRows(it, counts, context.now))
  return { from, rows: rows.length, counts, import: after }
}

const importEach = (
  context: RequestContext,
  importRun: Import,
  rows: ImportRows['rows'],
): ImportCounts => {
  const counts = { new: 0, known: 0, rejected: 0 }
  const importRow = importers[importRun.kind](context.unheard(), importRun)
  context.quoteTotals.together(() => {
    for (const row of rows) {
      const imported = importRow(row)
      saveRow(context.store, importRun, row, imported)
      counts[imported.outcome] += 1
    }
  })
  return counts
}

export const finishImportOf = (context: RequestContext, kind: ImportKind, id: string): Import => {
  const outcome = finishImport(ownImport(context, kind, id), context.now)
  saveImport(context.store, outcome.import)
  context.recordEvents(outcome.events)
  return outcome.import
}
