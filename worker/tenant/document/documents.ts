import type { Document, DocumentSubject } from '#domain/document/document'
import { selectDocuments } from '#tenant/core/document'
import { parseReadable } from '#tenant/core/set-aside'
import type { Store } from '#tenant/core/store'
import { tableOf } from '#tenant/core/table'
import { documentDocument } from './document.ts'

/** Where a document belongs. */
export type SubjectOf = { readonly kind: DocumentSubject; readonly id: string }

/** The stored documents, of whatever record. */
export const documentsOf = (store: Store) => {
  const table = tableOf(store, documentDocument)
  const select = selectDocuments(documentDocument)
  return {
    find: table.find,
    all: table.all,
    insert: table.insert,
    replace: (document: Document) => table.replace(document, document.version - 1),
    /** The document that a key filed first for a record; null when it filed none. */
    byKey: (subjectId: string, key: string): Document | null => {
      const row = store.row<{ id: string }>(
        'SELECT id FROM documents WHERE subject_id = ? AND key = ?',
        subjectId,
        key,
      )
      return row && table.find(row.id)
    },
    /** The documents of some records, oldest first. */
    of: (subjectIds: readonly string[]): Document[] =>
      parseReadable(
        store,
        documentDocument,
        store.rows(
          `${select} WHERE subject_id IN (SELECT value FROM json_each(?)) ORDER BY id`,
          JSON.stringify(subjectIds),
        ),
      ),
  }
}
