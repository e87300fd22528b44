import type { DataRequest } from '#domain/data-request/request'
import { notFound } from '#domain/refusal'
import { selectDocuments } from '#tenant/core/document'
import { parseReadable } from '#tenant/core/set-aside'
import type { Store } from '#tenant/core/store'
import { tableOf } from '#tenant/core/table'
import { dataRequestDocument } from './document.ts'

const MOST = 200

/** The stored requests for personal data. */
export const dataRequestsOf = (store: Store) => {
  const table = tableOf(store, dataRequestDocument)
  const select = (where: string, ...bindings: (string | number)[]): DataRequest[] =>
    parseReadable(
      store,
      dataRequestDocument,
      store.rows(`${selectDocuments(dataRequestDocument)} ${where}`, ...bindings),
    )
  return {
    insert: table.insert,
    replace: (request: DataRequest) => table.replace(request, request.version - 1),
    /** Throws 404 for a request of somebody else. */
    get: (contacts: readonly string[], id: string): DataRequest => {
      const request = table.find(id)
      if (request === null || !contacts.includes(request.contact_id)) throw notFound()
      return request
    },
    /** The requests of a person, newest first. */
    ofContact: (contacts: readonly string[]): DataRequest[] =>
      select(
        'WHERE contact_id IN (SELECT value FROM json_each(?)) ORDER BY id DESC LIMIT ?',
        JSON.stringify(contacts),
        MOST,
      ),
    /** The open requests that are due before a day, the earliest first. */
    openBefore: (day: string): DataRequest[] =>
      select(`WHERE status = 'open' AND due_on < ? ORDER BY due_on, id LIMIT ?`, day, MOST),
    /** The last due first. */
    closed: (): DataRequest[] =>
      select(`WHERE status = 'closed' ORDER BY due_on DESC, id DESC LIMIT ?`, MOST),
    all: (): DataRequest[] => select('ORDER BY due_on DESC, id DESC LIMIT ?', MOST),
  }
}
