import type { InboxView } from '#domain/inbox/view'
import type { ReceivedText } from '#domain/received-text/text'
import { type StoredDocument, selectDocuments } from '#tenant/core/document'
import { parseReadable } from '#tenant/core/set-aside'
import type { Store } from '#tenant/core/store'
import { tableOf } from '#tenant/core/table'
import { receivedTextDocument } from './document.ts'

type Position = { readonly at: string; readonly id: string }

/** A text message is nobody's and cannot be snoozed: it waits with those that are unassigned, or is done. */
const whereOf: Readonly<Partial<Record<InboxView, string>>> = {
  unassigned: 'closed_at IS NULL',
  all: 'closed_at IS NULL',
  done: 'closed_at IS NOT NULL',
}

/** The text messages that arrived. */
export const receivedTextsOf = (store: Store) => {
  const table = tableOf(store, receivedTextDocument)
  const select = (where: string, ...bindings: (string | number)[]) =>
    parseReadable(
      store,
      receivedTextDocument,
      store.rows<StoredDocument>(
        `${selectDocuments(receivedTextDocument)} WHERE ${where}`,
        ...bindings,
      ),
    )
  return {
    get: table.get,
    insert: table.insert,
    replace: (text: ReceivedText) => table.replace(text, text.version - 1),
    /** The one that a provider names so; null before it arrived. */
    byEvent: (event: string): ReceivedText | null => select('event = ?', event)[0] ?? null,
    /** Those that nobody filed, newest first, after a position. */
    unfiled: (view: InboxView, most: number, { at, id }: Position): ReceivedText[] => {
      const where = whereOf[view]
      if (where === undefined) return []
      return select(
        `filed_id IS NULL AND ${where} AND (at, id) < (?, ?) ORDER BY at DESC, id DESC LIMIT ?`,
        at,
        id,
        most,
      )
    },
    /** How many wait, up to `most`. */
    countWaiting: (most: number): number =>
      store.row<{ count: number }>(
        `SELECT count(*) AS count FROM (SELECT 1 FROM received_texts
         WHERE filed_id IS NULL AND closed_at IS NULL LIMIT ?)`,
        most,
      )?.count ?? 0,
  }
}
