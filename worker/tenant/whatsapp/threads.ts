import type { WhatsappView } from '#domain/whatsapp/api'
import type { WhatsappMessage, WhatsappThread } from '#domain/whatsapp/thread'
import { selectDocuments } from '#tenant/core/document'
import { parseReadable } from '#tenant/core/set-aside'
import type { Store } from '#tenant/core/store'
import { tableOf } from '#tenant/core/table'
import { whatsappMessageDocument, whatsappThreadDocument } from './document.ts'

type Viewer = { readonly ids: readonly string[]; readonly readsAll: boolean }

/** Whose conversations are wanted; those of others are all of the firm. */
type Waiting = {
  readonly own: readonly string[]
  readonly hasNobodys: boolean
  readonly hasOthers: boolean
}
type Position = { readonly at: string; readonly id: string }

const whereOf: Readonly<Record<WhatsappView, string>> = {
  mine: `status = 'open' AND assigned_id IN (SELECT value FROM json_each(?))`,
  unassigned: `status = 'open' AND assigned_id IS NULL AND ? IS NOT NULL`,
  all: `status = 'open' AND ? IS NOT NULL`,
  closed: `status = 'closed' AND ? IS NOT NULL`,
}

/** The stored conversations and what arrived in them. */
export const threadsOf = (store: Store) => {
  const table = tableOf(store, whatsappThreadDocument)
  const select = (where: string, ...bindings: (string | number)[]) =>
    parseReadable(
      store,
      whatsappThreadDocument,
      store.rows(`${selectDocuments(whatsappThreadDocument)} ${where}`, ...bindings),
    )
  return {
    find: table.find,
    insert: table.insert,
    replace: (thread: WhatsappThread) => table.replace(thread, thread.version - 1),
    byPhone: (phone: string): WhatsappThread | null => select('WHERE phone = ?', phone)[0] ?? null,
    /** The newest conversations of a view. */
    list: (view: WhatsappView, { ids }: Pick<Viewer, 'ids'>, most: number): WhatsappThread[] =>
      select(
        `WHERE ${whereOf[view]} ORDER BY last_at DESC, id DESC LIMIT ?`,
        JSON.stringify(ids),
        most,
      ),
    /** The conversations that wait for an answer, newest first, after a position. */
    waiting: ({ own, hasNobodys, hasOthers }: Waiting, most: number, from: Position) => {
      const page = (whose: string, ...of: readonly string[]) =>
        select(
          `WHERE waiting = 1 AND (last_at, id) < (?, ?) ${whose}
           ORDER BY last_at DESC, id DESC LIMIT ?`,
          ...[from.at, from.id, ...of],
          most,
        )
      if (hasOthers) return page('')
      const ofPeople = own.flatMap((id) => page('AND assigned_id = ?', id))
      return [...ofPeople, ...(hasNobodys ? page('AND assigned_id IS NULL') : [])]
    },
    /** How many conversations of some people wait for an answer, or of nobody (null), up to `most`. */
    countWaiting: (own: readonly string[] | null, most: number): number =>
      store.row<{ count: number }>(
        `SELECT count(*) AS count FROM (SELECT 1 FROM whatsapp_threads WHERE waiting = 1 AND ${
          own === null
            ? '?1 = ?1 AND assigned_id IS NULL'
            : 'assigned_id IN (SELECT value FROM json_each(?1))'
        } LIMIT ?2)`,
        JSON.stringify(own ?? []),
        most,
      )?.count ?? 0,
    addMessage: (message: WhatsappMessage) =>
      store.write(
        'INSERT INTO whatsapp_messages (id, shape, doc) VALUES (?, ?, ?)',
        message.id,
        whatsappMessageDocument.shape,
        JSON.stringify(message),
      ),
    findMessage: (id: string): WhatsappMessage | null =>
      parseReadable(
        store,
        whatsappMessageDocument,
        store.rows(`${selectDocuments(whatsappMessageDocument)} WHERE id = ?`, id),
      )[0] ?? null,
    /** The message that a provider names so. */
    messageOf: (event: string): WhatsappMessage | null =>
      parseReadable(
        store,
        whatsappMessageDocument,
        store.rows(`${selectDocuments(whatsappMessageDocument)} WHERE event = ?`, event),
      )[0] ?? null,
    replaceMessage: (message: WhatsappMessage) =>
      store.write(
        'UPDATE whatsapp_messages SET shape = ?, doc = ? WHERE id = ?',
        whatsappMessageDocument.shape,
        JSON.stringify(message),
        message.id,
      ),
    hasEvent: (event: string) =>
      store.row<{ id: string }>('SELECT id FROM whatsapp_messages WHERE event = ?', event) !== null,
    /** What arrived in a conversation and is filed to a record, or to none. */
    messagesAbout: (threadId: string, about: string | null): WhatsappMessage[] =>
      parseReadable(
        store,
        whatsappMessageDocument,
        store.rows(
          `${selectDocuments(whatsappMessageDocument)} WHERE thread_id = ? AND filed_id IS ?`,
          threadId,
          about,
        ),
      ),
    /** What arrived in a conversation, newest first. */
    messages: (threadId: string, most: number): WhatsappMessage[] =>
      parseReadable(
        store,
        whatsappMessageDocument,
        store.rows(
          `${selectDocuments(whatsappMessageDocument)} WHERE thread_id = ? ORDER BY id DESC LIMIT ?`,
          threadId,
          most,
        ),
      ),
  }
}
