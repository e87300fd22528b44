import { atom } from 'nanostores'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pagedListOf } from '#stores/list/paged'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

type Query = { readonly q: string; readonly sort?: string; readonly limit?: number }
type Row = { readonly id: string; readonly q: string }
type Server = { rows: string[]; size: number; delay: (query: Query & { after?: string }) => number }

let count = 0

/** A list over a server that cuts its rows into pages; the cursor is the last row of the page. */
const open = (server: Partial<Server> = {}) => {
  const state: Server = { rows: [...'abcdef'], size: 2, delay: () => 10, ...server }
  const requests: (Query & { after?: string })[] = []
  const $query = atom<Query | null>({ q: 'one' })
  let changed = () => {}
  const totals = vi.fn(async ({ q }: Query) => ({ q, count: state.rows.length }))
  const page = async (query: Query & { after?: string }) => {
    requests.push(query)
    const from = query.after === undefined ? 0 : state.rows.indexOf(query.after) + 1
    const ids = state.rows.slice(from, from + (query.limit ?? state.size))
    const next = from + ids.length < state.rows.length ? (ids.at(-1) ?? null) : null
    await new Promise((resolve) => setTimeout(resolve, state.delay(query)))
    return { rows: ids.map((id): Row => ({ id, q: query.q })), next }
  }
  count += 1
  const list = pagedListOf({
    key: `rows-${count}/`,
    $query,
    page,
    totals,
    keyOf: ({ id }) => id,
    isWhole: ({ q }) => q === 'whole',
    follow: (refresh) => {
      changed = refresh
      return () => {}
    },
  })
  const stop = list.$rows.listen(() => {})
  const ids = () =>
    list.$rows
      .get()
      .rows.map(({ id }) => id)
      .join('')
  return { ...list, $query, requests, totals, state, ids, stop, change: () => changed() }
}

const settle = () => vi.advanceTimersByTimeAsync(2000)

test('pages follow one another to the end', async () => {
  const list = open()
  await settle()
  expect(list.ids()).toBe('ab')
  void list.loadMore()
  await settle()
  void list.loadMore()
  await settle()
  expect(list.ids()).toBe('abcdef')
  expect(list.$rows.get().next).toBeNull()
  void list.loadMore()
  await settle()
  expect(list.requests.map(({ after }) => after)).toEqual([undefined, 'b', 'd'])
  list.stop()
})

test('two quick calls send one request', async () => {
  const list = open()
  await settle()
  void list.loadMore()
  void list.loadMore()
  await settle()
  expect(list.requests).toHaveLength(2)
  expect(list.ids()).toBe('abcd')
  list.stop()
})

test('a page of an earlier filter is never appended', async () => {
  const list = open({ delay: ({ q, after }) => (q === 'one' && after ? 900 : 10) })
  await settle()
  void list.loadMore()
  await vi.advanceTimersByTimeAsync(50)
  list.$query.set({ q: 'two' })
  await vi.advanceTimersByTimeAsync(100)
  void list.loadMore()
  await vi.advanceTimersByTimeAsync(100)
  expect(list.ids()).toBe('abcd')
  await settle()
  expect(list.$rows.get().rows.every(({ q }) => q === 'two')).toBe(true)
  expect(list.ids()).toBe('abcd')
  list.stop()
})

test('a load waits for the first page that is asked for again', async () => {
  const list = open()
  await settle()
  list.state.rows = [...'xabcdef']
  list.state.delay = () => 100
  list.change()
  void list.loadMore()
  await settle()
  expect(list.requests.map(({ after }) => after)).toEqual([undefined, undefined, 'a'])
  expect(list.ids()).toBe('xabc')
  list.stop()
})

test('a row that moves between pages is shown once, and none is left out', async () => {
  const list = open()
  await settle()
  void list.loadMore()
  await settle()
  list.state.rows = [...'dabcef']
  list.change()
  await vi.advanceTimersByTimeAsync(15)
  expect(list.ids()).toBe('dac')
  await settle()
  expect(list.ids()).toBe('dabc')
  list.stop()
})

test('a refresh that leaves the first page as it was asks for nothing else', async () => {
  const list = open()
  await settle()
  void list.loadMore()
  await settle()
  list.change()
  await settle()
  expect(list.requests.map(({ after }) => after)).toEqual([undefined, 'b', undefined])
  list.stop()
})

test('later pages that fail are asked for again by the next call', async () => {
  const list = open()
  await settle()
  list.state.delay = () => {
    throw new Error('offline')
  }
  await expect(list.loadMore()).rejects.toThrow('offline')
  list.state.delay = () => 10
  void list.loadMore()
  await settle()
  expect(list.ids()).toBe('abcd')
  list.stop()
})

test('a list that is worked through is fetched whole', async () => {
  const list = open({ rows: Array.from({ length: 450 }, (_, at) => `row-${at}`) })
  list.$query.set({ q: 'whole' })
  await settle()
  await vi.dynamicImportSettled()
  await settle()
  expect(list.$rows.get().rows).toHaveLength(450)
  expect(list.requests.slice(-3).map(({ after }) => after)).toEqual([
    undefined,
    'row-199',
    'row-399',
  ])
  list.stop()
})

test('another order asks for no other totals', async () => {
  const list = open()
  const stop = list.$totals.listen(() => {})
  await settle()
  list.$query.set({ q: 'one', sort: 'age' })
  await settle()
  expect(list.totals).toHaveBeenCalledTimes(1)
  expect(list.$totals.get().data).toEqual({ q: 'one', count: 6 })
  stop()
  list.stop()
})

test('an answer without rows is an error, and no empty list', async () => {
  const list = pagedListOf({
    key: 'unreadable/',
    $query: atom<object | null>({}),
    page: async () => [{ id: '1' }] as never,
    keyOf: ({ id }: Row) => id,
  })
  list.$rows.listen(() => {})
  await settle()
  expect(list.$rows.get().error).toEqual(new Error('This list could not be read.'))
  expect(list.$rows.get().data).toBeUndefined()
})
