import { isOpen } from '#domain/document/access'
import { MOST_TEXT, searchable, searchedWords } from '#domain/document/text'
import { recordRead } from '#tenant/audit/reads'
import type { Store } from '#tenant/core/store'
import type { RequestContext } from '#tenant/runtime/context'
import { documentFor } from './reading.ts'

/** Stores the text of a document's current version, for searching and for its preview; none for a file that has none. */
export const saveText = (store: Store, documentId: string, text: string | null) => {
  store.write('DELETE FROM document_texts WHERE document_id = ?', documentId)
  const plain = (text ?? '').slice(0, MOST_TEXT)
  if (plain !== '')
    store.write(
      'INSERT INTO document_texts (document_id, plain, words) VALUES (?, ?, ?)',
      documentId,
      plain,
      searchable(plain),
    )
}

/** The text of a document's current version; null for one without, and for one that is not open. Throws 404. */
export const documentText = (context: RequestContext, id: string): string | null => {
  const document = documentFor(context, id)
  recordRead(context, { what: 'file', subject: 'document', id })
  if (!isOpen(document)) return null
  const row = context.store.row<{ plain: string }>(
    'SELECT plain FROM document_texts WHERE document_id = ?',
    id,
  )
  return row?.plain ?? null
}

/** The ids of a record's documents whose text holds all of the words. */
export const textMatches = (store: Store, subjectId: string, q: string): string[] => {
  const words = searchedWords(q)
  if (words.length === 0) return []
  return store
    .rows<{ id: string }>(
      `SELECT d.id FROM documents AS d JOIN document_texts AS t ON t.document_id = d.id
       WHERE d.subject_id = ? AND NOT EXISTS (
         SELECT 1 FROM json_each(?) AS w WHERE instr(t.words, w.value) = 0)
       ORDER BY d.id`,
      subjectId,
      JSON.stringify(words),
    )
    .map(({ id }) => id)
}
