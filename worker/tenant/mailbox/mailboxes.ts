import type { Mailbox } from '#domain/mailbox/mailbox'
import { selectDocuments } from '#tenant/core/document'
import { parseReadable } from '#tenant/core/set-aside'
import type { Store } from '#tenant/core/store'
import { tableOf } from '#tenant/core/table'
import { mailboxDocument } from './document.ts'

const MOST = 500

/** The mailboxes of the firm, whosever they are. */
export const mailboxesOf = (store: Store) => {
  const table = tableOf(store, mailboxDocument)
  const select = (where: string, ...bindings: string[]): Mailbox[] =>
    parseReadable(
      store,
      mailboxDocument,
      store.rows(
        `${selectDocuments(mailboxDocument)} WHERE ${where} ORDER BY address LIMIT ${MOST}`,
        ...bindings,
      ),
    )
  return {
    find: table.find,
    get: table.get,
    insert: table.insert,
    replace: (mailbox: Mailbox) => table.replace(mailbox, mailbox.version - 1),
    all: () => select('1'),
    ownedBy: (userId: string) => select('owner_id = ?', userId),
    at: (address: string): Mailbox | null =>
      select('address = ?', address.toLowerCase())[0] ?? null,
  }
}
