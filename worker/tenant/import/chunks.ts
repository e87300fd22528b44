import type { ImportCounts } from '#domain/import/import'
import { Refusal } from '#domain/refusal'
import { parseDocument } from '#tenant/core/document'
import type { RequestContext } from '#tenant/runtime/context'
import { importChunkDocument } from './document.ts'

type StoredChunk = { id: string; rows: number; hash: string; shape: number; doc: string }
type Chunk = {
  readonly id: string
  readonly from: number
  readonly rows: number
  readonly hash: string
  readonly counts: ImportCounts
}

/** The rows that an import already received from this position; null when there are none. */
export const findChunk = ({ store }: RequestContext, id: string, from: number) =>
  store.row<StoredChunk>(
    'SELECT import_id AS id, rows, hash, shape, counts AS doc FROM import_chunks WHERE import_id = ? AND first = ?',
    id,
    from,
  )

/** The result of rows that were imported before; throws 409 unless the rows are the same. */
export const chunkResult = (chunk: StoredChunk, hash: string) => {
  if (chunk.hash !== hash)
    throw new Refusal(
      409,
      'import.other_rows',
      'Different rows were imported here before. Check that it is the same file.',
    )
  return { rows: chunk.rows, counts: parseDocument(importChunkDocument, chunk) }
}

export const saveChunk = ({ store }: RequestContext, { id, from, rows, hash, counts }: Chunk) =>
  store.write(
    'INSERT INTO import_chunks (import_id, first, rows, hash, shape, counts) VALUES (?, ?, ?, ?, ?, ?)',
    id,
    from,
    rows,
    hash,
    importChunkDocument.shape,
    JSON.stringify(counts),
  )
