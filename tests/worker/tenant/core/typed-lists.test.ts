import { runInDurableObject } from 'cloudflare:test'
import { beforeAll, describe, expect, test } from 'vitest'
import { clausesOf } from '#tenant/core/clauses'
import { pageOf } from '#tenant/core/paging'
import { searchClause, searchOf } from '#tenant/core/search'
import { type Store, storeOf } from '#tenant/core/store'
import { env, type Stub } from '../../support/firm.ts'

/** More than the thousand matches that a search returns at most. */
const COUNT = 1_400
const LIMIT = 50

const towns = ['Bardfield', 'Bárdney', 'Leeds', 'Bardsey']
const rows = Array.from({ length: COUNT }, (_, at) => ({
  id: `row-${String(at).padStart(4, '0')}`,
  // The first in order are the oldest of the index, so that the newest thousand hold none of them.
  name: `${String(at).padStart(4, '0')} ${towns[at % towns.length]} ${at % 100 === 7 ? 'Zouch' : 'Ash'}`,
}))
const matching = (pattern: RegExp) => rows.filter(({ name }) => pattern.test(name))

let stub: Stub

const inStore = <T>(work: (store: Store) => T): Promise<T> =>
  runInDurableObject(stub, (_, state: DurableObjectState) => work(storeOf(state.storage)))

/** The ids of the first pages of the list for what is typed. */
const listed = (q: string, direction: 'asc' | 'desc', pages: number) =>
  inStore((store) => {
    const ids: string[] = []
    let after: string | undefined
    for (let page = 0; page < pages; page += 1) {
      const sort = { name: 'name', column: 'name', direction, index: 'typed_names' }
      const clauses = clausesOf(searchClause('lead', q))
      const found = pageOf(store, { table: 'typed', sort, clauses, after, limit: LIMIT })
      ids.push(...found.ids)
      if (found.next === null) break
      after = found.next
    }
    return ids
  })

beforeAll(async () => {
  stub = env.TENANT.get(env.TENANT.newUniqueId()) as unknown as Stub
  await inStore((store) => {
    store.write('CREATE TABLE typed (id TEXT PRIMARY KEY, name TEXT NOT NULL)')
    store.write('CREATE INDEX typed_names ON typed (name, id)')
    const index = searchOf(store)
    for (const { id, name } of rows) {
      store.write('INSERT INTO typed (id, name) VALUES (?, ?)', id, name)
      index.put({ kind: 'lead', id, code: null, title: '', detail: '', words: name, parts: name })
    }
  })
})

describe('a list of what many rows match', () => {
  test.each([
    ['two letters', 'ba', / B[aá]/],
    ['one letter', 'b', / B/],
    ['a word with and without an accent', 'bard', / B[aá]rd/],
    ['a short and a long word', 'ba ash', / B[aá].* Ash/],
  ] as const)('begins with the first in its order: %s', async (_, q, pattern) => {
    const ids = matching(pattern).map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(1_000)
    expect(await listed(q, 'asc', 3)).toEqual(ids.slice(0, 3 * LIMIT))
    expect(await listed(q, 'desc', 3)).toEqual(ids.toReversed().slice(0, 3 * LIMIT))
  })

  test('holds every row of a rare word, and none for a word that nobody has', async () => {
    const rare = matching(/Zouch/).map(({ id }) => id)
    expect(await listed('zo', 'asc', 2)).toEqual(rare)
    expect(await listed('zouch', 'desc', 2)).toEqual(rare.toReversed())
    expect(await listed('qq', 'asc', 1)).toEqual([])
  })
})
