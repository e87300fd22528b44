import { notFound } from '#domain/refusal'
import { withoutTokens } from '#tenant/communication/tokens'
import { type DocumentShape, type StoredDocument, selectDocuments } from '#tenant/core/document'
import type { Store } from '#tenant/core/store'
import { storedDocuments, storedSettings } from '#tenant/runtime/stored-documents'

type Record = { readonly kind: string; readonly id: string }
type Row = StoredDocument & { doc: string; id: string }

/** Returns how a record that was set aside is stored; throws 404 for an unknown kind. */
export const shapeOf = ({ kind, id }: Record): DocumentShape<unknown> => {
  const setting = storedSettings.find((it) => it.settingKey === id)
  const shape =
    kind === 'settings' && setting !== undefined
      ? { ...setting, name: 'settings', key: ['key'] }
      : storedDocuments.find((it) => it.name === kind)
  if (shape === undefined) throw notFound()
  return shape
}

/** Returns the stored row of a record; null when it was deleted. */
export const storedRow = (store: Store, record: Record): StoredDocument | null => {
  const shape = shapeOf(record)
  const { key = ['id'] } = shape
  return store.row<Row & { shape: number; version: number }>(
    `${selectDocuments(shape)} WHERE ${key.join(" || '/' || ")} = ?`,
    record.id,
  )
}

/** Returns the stored text of a record that was set aside; throws 404 when it is not. */
export const storedText = (store: Store, record: Record) => {
  const text =
    record.kind === 'outbox'
      ? store.row<{ doc: string }>(
          'SELECT doc FROM outbox WHERE id = ? AND dead_at IS NOT NULL',
          record.id,
        )?.doc
      : isSetAside(store, record)
        ? storedRow(store, record)?.doc
        : undefined
  if (text === undefined) throw notFound()
  return withoutTokens(text.replaceAll('\\n', '\n'))
}

const isSetAside = (store: Store, { kind, id }: Record) =>
  store.row('SELECT id FROM set_aside WHERE table_name = ? AND id = ?', kind, id) !== null
