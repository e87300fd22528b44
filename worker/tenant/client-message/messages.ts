import type { ClientMessage } from '#domain/client-message/message'
import { caseRecordsOf } from '#tenant/conveyance/case-records'
import { selectDocuments } from '#tenant/core/document'
import { parseReadable } from '#tenant/core/set-aside'
import type { Store } from '#tenant/core/store'
import { clientMessageDocument } from './document.ts'

/** Where a page of a list begins: after this moment and id, in descending order. */
export type MessagePosition = { readonly at: string; readonly id: string }

const BEFORE_ALL: MessagePosition = { at: '9999', id: '' }

/** The newest waiting message of each conversation; `whose` narrows it to some cases. */
const lastWaiting = (whose: string) =>
  `WHERE is_waiting = 1 AND (at, id) < (?1, ?2) ${whose}
   AND NOT EXISTS (
     SELECT 1 FROM client_messages AS n
     WHERE n.is_waiting = 1 AND n.conveyance_id = client_messages.conveyance_id
       AND n.client_id = client_messages.client_id AND n.id > client_messages.id)
   ORDER BY at DESC, id DESC LIMIT ?3`

const ofOwnCases = `AND conveyance_id IN (
    SELECT id FROM conveyance_people WHERE user_id IN (SELECT value FROM json_each(?4)))`

/** What clients and the firm wrote to each other in the portal. */
export const clientMessagesOf = (store: Store) => {
  const records = caseRecordsOf(store, clientMessageDocument)
  const select = (where: string, ...bindings: (string | number)[]): ClientMessage[] =>
    parseReadable(
      store,
      clientMessageDocument,
      store.rows(`${selectDocuments(clientMessageDocument)} ${where}`, ...bindings),
    )
  return {
    insert: records.insert,
    replace: records.replace,
    get: records.get,
    /** The newest messages of a case, of all its clients. */
    ofCase: (id: string, most: number, from: MessagePosition = BEFORE_ALL) =>
      select(
        'WHERE conveyance_id = ? AND (at, id) < (?, ?) ORDER BY at DESC, id DESC LIMIT ?',
        id,
        from.at,
        from.id,
        most,
      ),
    /** The newest messages of one client’s conversation about a case. */
    ofConversation: (id: string, clientId: string, most: number) =>
      select(
        'WHERE conveyance_id = ? AND client_id = ? ORDER BY at DESC, id DESC LIMIT ?',
        id,
        clientId,
        most,
      ),
    /** The messages of one client’s conversation that wait for an answer. */
    waitingOf: (id: string, clientId: string) =>
      select('WHERE is_waiting = 1 AND conveyance_id = ? AND client_id = ?', id, clientId),
    /** The last message of each conversation that waits, newest first: of the cases of some people, or of all. */
    waiting: (
      most: number,
      people: readonly string[] | null,
      from: MessagePosition = BEFORE_ALL,
    ) =>
      people === null
        ? select(lastWaiting(''), from.at, from.id, most)
        : select(lastWaiting(ofOwnCases), from.at, from.id, most, JSON.stringify(people)),
    /** How many conversations of the cases of some people wait for an answer, up to `most`. */
    countWaiting: (people: readonly string[], most: number): number =>
      store.row<{ count: number }>(
        `SELECT count(*) AS count FROM (SELECT 1 FROM client_messages ${lastWaiting(ofOwnCases)})`,
        BEFORE_ALL.at,
        BEFORE_ALL.id,
        most,
        JSON.stringify(people),
      )?.count ?? 0,
    /** Whether a conversation holds a document. */
    holds: (id: string, clientId: string, documentId: string) =>
      store.row(
        `SELECT m.id FROM client_messages AS m, json_each(m.doc, '$.files') AS f
         WHERE m.conveyance_id = ? AND m.client_id = ?
           AND json_extract(f.value, '$.document_id') = ? LIMIT 1`,
        id,
        clientId,
        documentId,
      ) !== null,
  }
}
