import { Upload } from '#domain/document/upload'
import type { DocumentShape } from '#tenant/core/document'
import type { Store } from '#tenant/core/store'
import { tableOf } from '#tenant/core/table'

export const uploadDocument: DocumentShape<Upload> = {
  name: 'uploads',
  isVersioned: true,
  shape: 1,
  schema: Upload,
  upgrades: [],
}

export const uploadsOf = (store: Store) => {
  const table = tableOf(store, uploadDocument)
  return {
    find: table.find,
    insert: table.insert,
    replace: (upload: Upload) => table.replace(upload, upload.version - 1),
    remove: (id: string) => store.write('DELETE FROM uploads WHERE id = ?', id),
    /** How many somebody has begun and not finished. */
    unfinished: (by: string): number =>
      store.row<{ count: number }>(
        `SELECT COUNT(*) AS count FROM uploads
         WHERE json_extract(doc, '$.by') = ? AND json_extract(doc, '$.document_id') IS NULL`,
        by,
      )?.count ?? 0,
    /** Those that nobody has finished in time. */
    expired: (now: string): Upload[] =>
      table.all(
        store
          .rows<{ id: string }>('SELECT id FROM uploads WHERE due_at < ? LIMIT 100', now)
          .map(({ id }) => id),
      ),
  }
}
