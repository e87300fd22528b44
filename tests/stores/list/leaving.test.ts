import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, openPage, reply } from '../../support/page.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

// The API client is loaded when it is first needed, which takes real time.
const PATIENCE = 10_000

const stores = {
  users: async () => (await import('#stores/user/users')).$userRows,
  messages: async () => (await import('#stores/communication/messages')).$messageRows,
}

test.each([
  ['users', '/admin/users?q=ann', '/api/users?q=ann&type=staff'],
  ['messages', '/admin/communications?q=ann', '/api/messages?q=ann'],
] as const)('leaving the list of %s asks nothing more', async (name, page, address) => {
  openPage({ cookie: '', address: `http://localhost:8787${page}` })
  const asked = answerWith(reply(200, { data: { rows: [], next: null } }))
  const $list = await stores[name]()
  const { parseAddress } = await import('#stores/chrome/route')
  $list.listen(() => {})
  await vi.waitFor(() => expect(asked.map((one) => one.address)).toEqual([address]), PATIENCE)
  const { href, pathname, search, hash, origin } = new URL('http://localhost:8787/quotes?q=all')
  vi.stubGlobal('location', { href, pathname, search, hash, origin })
  parseAddress()
  await vi.runAllTimersAsync()
  expect(asked).toHaveLength(1)
})
