import type { Message } from '#domain/communication/message'
import { selectDocuments } from '#tenant/core/document'
import { parseReadable } from '#tenant/core/set-aside'
import type { Store } from '#tenant/core/store'
import { messageDocument } from './document.ts'

type Row = { id: string; version: number; shape: number; doc: string }

/** Messages that left the mailboxes of their authors. */
export const mailedMessagesOf = (store: Store) => {
  const first = (where: string, value: string) =>
    parseReadable(
      store,
      messageDocument,
      store.rows<Row>(`${selectDocuments(messageDocument)} WHERE ${where} LIMIT 1`, value),
    )[0] ?? null
  return {
    /** The message that a mailbox knows by an id; null for none. */
    byDraft: (id: string): Message | null => first('draft_id = ?', id),
    /** The message whose draft has a Message-ID; null for none. */
    mailedAs: (messageId: string): Message | null => first('mailed_as = ?', messageId),
  }
}
