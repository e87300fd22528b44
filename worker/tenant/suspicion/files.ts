import { notFound } from '#domain/refusal'
import type { Suspicion } from '#domain/suspicion/suspicion'
import {
  BrokenDocument,
  parseDocument,
  type StoredDocument,
  selectDocuments,
} from '#tenant/core/document'
import type { Store } from '#tenant/core/store'
import { suspicionDocument } from './document.ts'

const select = selectDocuments(suspicionDocument)

/** Null for a file that cannot be read: it is never set aside, where others would see that there is one. */
const parseFile = (row: StoredDocument): Suspicion | null => {
  try {
    return parseDocument(suspicionDocument, row)
  } catch (error) {
    if (error instanceof BrokenDocument) return null
    throw error
  }
}

/** Every file that can be read, the newest first, and how many cannot. */
export const storedSuspicions = (store: Store) => {
  const rows = store.rows<StoredDocument>(`${select} ORDER BY id DESC`)
  const files = rows.flatMap((row) => parseFile(row) ?? [])
  return { files, unreadable: rows.length - files.length }
}

/** Throws 404 for a file that does not exist or cannot be read. */
export const storedSuspicion = (store: Store, id: string): Suspicion => {
  const row = store.row<StoredDocument>(`${select} WHERE id = ?`, id)
  const suspicion = row && parseFile(row)
  if (!suspicion) throw notFound()
  return suspicion
}
