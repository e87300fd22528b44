import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Connection } from '#lib/realtime-types'
import { openPage } from '../../support/page.ts'

const watchers: ((connection: Connection) => void)[] = []
vi.mock('#lib/realtime', () => ({
  onConnection: (watcher: (connection: Connection) => void) => watchers.push(watcher),
}))

let store: typeof import('#stores/chrome/connection')
const become = async (connection: Connection) => {
  for (const watcher of watchers) watcher(connection)
  await vi.advanceTimersByTimeAsync(40)
}

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2026-01-05T14:02:00Z') })
  watchers.length = 0
  openPage()
  vi.stubGlobal('navigator', { onLine: true })
  const network = new EventTarget()
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network))
  vi.stubGlobal('dispatchEvent', network.dispatchEvent.bind(network))
  store = await import('#stores/chrome/connection')
  store.followConnection()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a visitor has no line that could be down', async () => {
  await vi.advanceTimersByTimeAsync(60_000)
  expect(store.$connection.get()).toBe('connecting')
  expect(store.$downSince.get()).toBeNull()
  expect(store.$mayBeOutdated.get()).toBe(false)
})

test('a line that breaks has been down since then, and its page may be old after a few seconds', async () => {
  await become('reconnecting')
  await become('live')
  expect([store.$connection.get(), store.$downSince.get()]).toEqual(['live', null])
  vi.setSystemTime(new Date('2026-01-05T14:30:00Z'))
  await become('reconnecting')
  expect(store.$connection.get()).toBe('reconnecting')
  expect(store.$downSince.get()).toBe('2026-01-05T14:30:00.000Z')
  expect(store.$mayBeOutdated.get()).toBe(false)
  await vi.advanceTimersByTimeAsync(store.GRACE_MS)
  await become('offline')
  expect(store.$downSince.get()).toBe('2026-01-05T14:30:00.000Z')
  expect(store.$mayBeOutdated.get()).toBe(true)
  await become('live')
  expect([store.$downSince.get(), store.$mayBeOutdated.get()]).toEqual([null, false])
})

test('a line that never comes up says so too', async () => {
  await become('reconnecting')
  await vi.advanceTimersByTimeAsync(store.GRACE_MS)
  expect(store.$connection.get()).toBe('connecting')
  expect(store.$mayBeOutdated.get()).toBe(true)
})

test('a page is live only when the questions under way are answered', async () => {
  const { createFetcherStore } = await import('#stores/list/fetching')
  let answer = (_: number) => {}
  const fetcher = () =>
    new Promise<number>((resolve) => {
      answer = resolve
    })
  const stop = createFetcherStore<number>(['slow'], { fetcher }).listen(() => {})
  await become('reconnecting')
  await become('live')
  await vi.advanceTimersByTimeAsync(500)
  expect(store.$connection.get()).toBe('connecting')
  answer(1)
  await vi.advanceTimersByTimeAsync(100)
  expect(store.$connection.get()).toBe('live')
  stop()
})

test('a browser without a network is offline, whatever the line says', async () => {
  await become('live')
  dispatchEvent(new Event('offline'))
  expect(store.$connection.get()).toBe('offline')
  expect(store.$downSince.get()).not.toBeNull()
  dispatchEvent(new Event('online'))
  expect(store.$connection.get()).toBe('live')
})
