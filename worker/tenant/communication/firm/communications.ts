import type { FirmCommunication } from '#domain/communication/firm/communication'
import { selectDocuments } from '#tenant/core/document'
import { parseReadable } from '#tenant/core/set-aside'
import type { Store } from '#tenant/core/store'
import { tableOf } from '#tenant/core/table'
import { communicationDocument, communicationVersionDocument } from './document.ts'

type Row = { id: string; version: number; shape: number; doc: string }

const MOST_VERSIONS = 100

const select = selectDocuments(communicationDocument)

/** The firm's own communications, each with its versions. */
export const communicationsOf = (store: Store) => {
  const table = tableOf(store, communicationDocument)
  const saveVersion = (it: FirmCommunication) =>
    store.write(
      'INSERT INTO communication_versions (id, version, shape, doc) VALUES (?, ?, ?, ?)',
      it.id,
      it.version,
      communicationVersionDocument.shape,
      JSON.stringify(it),
    )
  return {
    get: table.get,
    list: (): FirmCommunication[] =>
      parseReadable(store, communicationDocument, store.rows<Row>(`${select} ORDER BY id DESC`)),
    ofType: (type: string): FirmCommunication[] =>
      parseReadable(
        store,
        communicationDocument,
        store.rows<Row>(`${select} WHERE type = ? ORDER BY id`, type),
      ),
    insert: (it: FirmCommunication) => {
      saveVersion(it)
      return table.insert(it)
    },
    replace: (it: FirmCommunication, from: number) => {
      saveVersion(it)
      return table.replace(it, from)
    },
    /** Newest first. */
    versions: (id: string): FirmCommunication[] =>
      parseReadable(
        store,
        communicationVersionDocument,
        store.rows<Row>(
          `${selectDocuments(communicationVersionDocument)} WHERE id = ?
           ORDER BY version DESC LIMIT ?`,
          id,
          MOST_VERSIONS,
        ),
      ),
  }
}

export type FirmCommunications = ReturnType<typeof communicationsOf>
