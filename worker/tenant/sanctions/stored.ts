import { type DateOnly, londonDate } from '#domain/dates'
import { SanctionsEntry, type SanctionsList } from '#domain/sanctions/list'
import { searchKeys } from '#domain/sanctions/matching'
import type { ListState } from '#domain/sanctions/view'
import { addWorkingDays } from '#domain/working-days'
import { selectDocuments } from '#tenant/core/document'
import { parseReadable } from '#tenant/core/set-aside'
import { settingsOf } from '#tenant/core/settings'
import type { Store } from '#tenant/core/store'
import { sanctionsLimitSetting, sanctionsListDocument } from './document.ts'

const DEFAULT_LIMIT = 2

/** Most entries that one name is compared with. */
const MOST_CANDIDATES = 500

export const limitOf = (store: Store) =>
  settingsOf(store).get(sanctionsLimitSetting) ?? { version: 0, limit: DEFAULT_LIMIT }

/** Every version of the list, the newest first. */
export const listsOf = (store: Store): SanctionsList[] =>
  parseReadable(
    store,
    sanctionsListDocument,
    store.rows(`${selectDocuments(sanctionsListDocument)} ORDER BY id DESC`),
  )

export const listInForce = (store: Store): SanctionsList | null =>
  listsOf(store).find(({ state }) => state === 'in_force') ?? null

/** Whether a list may be relied on: it was loaded within the firm’s limit. */
export const stateOf = (
  store: Store,
  list: Pick<SanctionsList, 'at'> | null,
  today: DateOnly,
): ListState => {
  if (list === null) return 'none'
  return addWorkingDays(londonDate(list.at), limitOf(store).limit) < today ? 'old' : 'current'
}

export const saveEntries = (store: Store, list: string, entries: readonly SanctionsEntry[]) => {
  for (const entry of entries) {
    store.write(
      'INSERT OR REPLACE INTO sanctions_entries (list, key, doc) VALUES (?, ?, ?)',
      list,
      entry.key,
      JSON.stringify(entry),
    )
    store.write(
      `INSERT OR IGNORE INTO sanctions_words (list, word, key)
       SELECT ?, value, ? FROM json_each(?)`,
      list,
      entry.key,
      JSON.stringify(searchKeys(entry.names)),
    )
  }
}

export const countEntries = (store: Store, list: string) =>
  store.row<{ n: number }>('SELECT count(*) AS n FROM sanctions_entries WHERE list = ?', list)?.n ??
  0

/** Forgets the entries of a list that is no longer in force; that it was, stays. */
export const dropEntries = (store: Store, list: string) => {
  store.write('DELETE FROM sanctions_words WHERE list = ?', list)
  store.write('DELETE FROM sanctions_entries WHERE list = ?', list)
}

/** The entries that share words with a name, two at least unless the name has one alone, the most alike first. */
export const candidatesFor = (
  store: Store,
  list: string,
  names: readonly string[],
): readonly SanctionsEntry[] => {
  const keys = searchKeys(names)
  if (keys.length === 0) return []
  return store
    .rows<{ doc: string }>(
      `SELECT e.doc FROM (
         SELECT key, count(*) AS shared FROM sanctions_words
         WHERE list = ? AND word IN (SELECT value FROM json_each(?))
         GROUP BY key HAVING shared >= ? ORDER BY shared DESC, key LIMIT ?) AS found
       JOIN sanctions_entries AS e ON e.list = ? AND e.key = found.key`,
      list,
      JSON.stringify(keys),
      Math.min(2, keys.length),
      MOST_CANDIDATES,
      list,
    )
    .map(({ doc }) => SanctionsEntry.parse(JSON.parse(doc)))
}
