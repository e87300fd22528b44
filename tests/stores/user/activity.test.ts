import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage, reply } from '../../support/page.ts'

const MINUTE = 60_000

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A signed-in page, and for each request whether it renews the session. */
const load = async () => {
  openPage({ address: 'http://localhost:8787/conveyances' })
  const requests: [string, boolean][] = []
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = new Request(
      new URL(String(input instanceof Request ? input.url : input), 'http://localhost:8787'),
      init,
    )
    requests.push([new URL(request.url).pathname, request.headers.has('X-Acted')])
    return reply(200, { user: { id: '1' } })
  })
  const { followActivity } = await import('#stores/user/activity')
  const { $session } = await import('#stores/user/session')
  const { call } = await import('#lib/api')
  const { sessionApi } = await import('#domain/user/session')
  $session.set({ user: { id: '1' } as never })
  followActivity()
  return { requests, ask: () => call(sessionApi.user) }
}

test('a page that is only open asks for nothing, and what it asks by itself renews nothing', async () => {
  const { requests, ask } = await load()
  await vi.advanceTimersByTimeAsync(60 * MINUTE)
  expect(requests).toEqual([])
  await ask()
  expect(requests).toEqual([['/auth/user', false]])
})

test('the next request after somebody did something renews the session, once', async () => {
  const { requests, ask } = await load()
  document.dispatchEvent(new Event('keydown'))
  await ask()
  await ask()
  expect(requests).toEqual([
    ['/auth/user', true],
    ['/auth/user', false],
  ])
})

test('somebody who types for long without a request renews the session every five minutes', async () => {
  const { requests } = await load()
  for (let minutes = 0; minutes < 10; minutes += 1) {
    document.dispatchEvent(new Event('keydown'))
    await vi.advanceTimersByTimeAsync(MINUTE)
  }
  expect(requests).toEqual([
    ['/api/_auth/session', true],
    ['/api/_auth/session', true],
  ])
})
