import type { InboxItem } from '#domain/inbox/item'
import type { InboxCounts, InboxView } from '#domain/inbox/view'
import { selectDocuments } from '#tenant/core/document'
import { parseReadable } from '#tenant/core/set-aside'
import type { Store } from '#tenant/core/store'
import { tableOf } from '#tenant/core/table'
import { inboxItemDocument } from './document.ts'

/** Where a page of the inbox begins: after this moment and id, in descending order. */
export type InboxPosition = { readonly at: string; readonly id: string }

export const FIRST: InboxPosition = { at: '9999', id: '' }

/** No more are counted of a kind. */
export const MOST_COUNTED = 1_000

const whereOf: Readonly<Record<InboxView, string>> = {
  mine: `state = 'open' AND assigned_id IN (SELECT value FROM json_each(?1))`,
  unassigned: `state = 'open' AND assigned_id IS NULL AND ?1 IS NOT NULL`,
  all: `state = 'open' AND ?1 IS NOT NULL`,
  snoozed: `state = 'snoozed' AND ?1 IS NOT NULL`,
  done: `state = 'done' AND ?1 IS NOT NULL`,
}

// A plus keeps the index of all open ones from being read for the few that are somebody's.
/** What the desk does about emails that nobody filed. `own`: the ids of whom a person works for. */
export const inboxItemsOf = (store: Store) => {
  const table = tableOf(store, inboxItemDocument)
  const count = (view: InboxView, own: readonly string[]) =>
    store.row<{ count: number }>(
      `SELECT count(*) AS count FROM (SELECT 1 FROM inbox_items WHERE ${whereOf[view]} LIMIT ?2)`,
      JSON.stringify(own),
      MOST_COUNTED,
    )?.count ?? 0
  return {
    find: table.find,
    get: table.get,
    insert: table.insert,
    replace: (item: InboxItem) => table.replace(item, item.version - 1),
    /** The items of a view, newest first, after a position. */
    list: (
      view: InboxView,
      own: readonly string[],
      most: number,
      { at, id }: InboxPosition,
    ): InboxItem[] =>
      parseReadable(
        store,
        inboxItemDocument,
        store.rows(
          `${selectDocuments(inboxItemDocument)} WHERE ${whereOf[view]} AND (at, id) < (?2, ?3)
           ORDER BY ${view === 'mine' ? '+at DESC, +id DESC' : 'at DESC, id DESC'} LIMIT ?4`,
          JSON.stringify(own),
          at,
          id,
          most,
        ),
      ),
    counts: (own: readonly string[]): InboxCounts => ({
      unassigned: count('unassigned', own),
      mine: count('mine', own),
      snoozed: count('snoozed', own),
    }),
    /** The items that were marked as done, those that arrived first before the others. */
    oldestDone: (most: number): InboxItem[] =>
      parseReadable(
        store,
        inboxItemDocument,
        store.rows(
          `${selectDocuments(inboxItemDocument)} WHERE state = 'done'
           ORDER BY json_extract(doc, '$.closed.at'), id LIMIT ?`,
          most,
        ),
      ),
    remove: (id: string) => store.write('DELETE FROM inbox_items WHERE id = ?', id),
    /** The snoozed items whose time has come. */
    due: (now: string) =>
      store.rows<{ id: string; wakes_at: string }>(
        'SELECT id, wakes_at FROM inbox_items WHERE wakes_at <= ? ORDER BY wakes_at',
        now,
      ),
    /** When the first one after an instant comes back; null if there is none. */
    nextAfter: (instant: string): string | null =>
      store.row<{ wakes_at: string }>(
        'SELECT wakes_at FROM inbox_items WHERE wakes_at > ? ORDER BY wakes_at LIMIT 1',
        instant,
      )?.wakes_at ?? null,
  }
}
