import { type DocumentShape, selectDocuments } from './document.ts'
import { parseReadable } from './set-aside.ts'
import type { Store } from './store.ts'

export const inOrder = <T>(store: Store, kind: DocumentShape<T>, ids: readonly string[]): T[] => {
  const found = store.rows<{ id: string; shape: number; doc: string }>(
    `${selectDocuments(kind)} WHERE id IN (SELECT value FROM json_each(?))`,
    JSON.stringify(ids),
  )
  const byId = new Map(found.map((row) => [row.id, row]))
  return parseReadable(
    store,
    kind,
    ids.flatMap((id) => byId.get(id) ?? []),
  )
}
