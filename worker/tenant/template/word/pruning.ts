import type { RequestContext } from '#tenant/runtime/context'
import type { FileStore } from '#worker/directory/file-store'

const DAY_MS = 86_400_000

type Unused = { id: string; key: string }

/** Removes the Word files, with their bytes, that were stored a day ago or before and that no template names. */
export const pruneWordFiles = async (
  { store, now }: Pick<RequestContext, 'store' | 'now'>,
  files: Pick<FileStore, 'removeAll'>,
) => {
  const before = new Date(Date.parse(now) - DAY_MS).toISOString()
  const unused = store.rows<Unused>(
    `SELECT id, json_extract(doc, '$.key') AS key FROM template_files
     WHERE created_at < ? AND id NOT IN (
       SELECT json_extract(doc, '$.content.word') FROM templates
       WHERE json_extract(doc, '$.content.word') IS NOT NULL) LIMIT 100`,
    before,
  )
  // Before anything is awaited, so that no template can name one meanwhile.
  store.transaction(() => {
    for (const { id } of unused) {
      store.write('DELETE FROM files WHERE id = ?', id)
      store.write('DELETE FROM template_files WHERE id = ?', id)
    }
  })
  for (const { key } of unused) await files.removeAll(key)
}
