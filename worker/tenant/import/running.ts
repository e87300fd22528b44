import { createHash } from 'node:crypto'
import type { Import, ImportBeginning, ImportKind, ImportRows } from '#domain/import/import'
import { afterRows, beginImport, finishImport, requireNextRows } from '#domain/import/progress'
import { Refusal } from '#domain/refusal'
import { parseDocument } from '#tenant/core/document'
import type { Desk } from '#tenant/runtime/context'
import { importChunkDocument } from './document.ts'
import { ownImport, pruneDryImports, putImport } from './imports.ts'
import { takerOfLeads } from './lead-rows.ts'
import { takerOfQuotes } from './quote-rows.ts'
import { putRow } from './rows.ts'

const takers = { leads: takerOfLeads, quotes: takerOfQuotes }

/** Begins an import of the asker’s. */
export const beginImportOf = (desk: Desk, kind: ImportKind, body: ImportBeginning): Import => {
  pruneDryImports(desk.store, desk.now)
  const outcome = beginImport({ id: desk.newId(), kind, by: desk.by }, body, desk.now)
  putImport(desk.store, outcome.import)
  desk.recordEvents(outcome.events)
  return outcome.import
}

/**
 * Takes the next rows, all of them or, when something fails, none. The same rows again get the same answer: what was
 * taken is not taken twice.
 */
export const takeRows = (desk: Desk, kind: ImportKind, id: string, { from, rows }: ImportRows) => {
  const it = ownImport(desk, kind, id)
  const hash = createHash('sha256').update(JSON.stringify(rows)).digest('hex')
  const before = takenBefore(desk, id, from)
  if (before !== null) {
    if (before.hash !== hash)
      throw new Refusal(
        409,
        'import.other_rows',
        'Other rows were taken there. Is it the same file?',
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
  const take = takers[kind](desk.unheard(), it)
  desk.quoteTotals.together(() => {
    for (const row of rows) {
      const taken = take(row)
      putRow(desk.store, it, row, taken)
      counts[taken.outcome] += 1
    }
  })
  desk.store.write(
    'INSERT INTO import_chunks (import_id, first, rows, hash, shape, counts) VALUES (?, ?, ?, ?, ?, ?)',
    id,
    from,
    rows.length,
    hash,
    importChunkDocument.shape,
    JSON.stringify(counts),
  )
  const after = putImport(desk.store, afterRows(it, counts, desk.now))
  return { from, rows: rows.length, counts, import: after }
}

type Chunk = { id: string; rows: number; hash: string; shape: number; doc: string }

const takenBefore = ({ store }: Desk, id: string, from: number) =>
  store.row<Chunk>(
    'SELECT import_id AS id, rows, hash, shape, counts AS doc FROM import_chunks WHERE import_id = ? AND first = ?',
    id,
    from,
  )

/** Ends an import; everybody’s lists are told once. */
export const finishImportOf = (desk: Desk, kind: ImportKind, id: string): Import => {
  const outcome = finishImport(ownImport(desk, kind, id), desk.now)
  putImport(desk.store, outcome.import)
  desk.recordEvents(outcome.events)
  return outcome.import
}
