import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, openPage, reply } from '../../../support/page.ts'

// The API client is loaded when it is first needed, which takes real time.
const PATIENCE = 10_000

let missed = () => {}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.doUnmock('#lib/realtime')
  vi.unstubAllGlobals()
})

test('the rules are asked for again after a break that nobody can tell of', async () => {
  openPage({ address: 'http://localhost:8787/admin/roles' })
  vi.doMock('#lib/realtime', () => ({
    onConnection: () => () => {},
    hangUp: () => {},
    listen: (_channel: string, _handlers: object, again: () => void) => {
      missed = again
      return () => {}
    },
  }))
  const asked = answerWith(reply(200, { data: { version: 1, rules: [] } }))
  const { $routeRules } = await import('#stores/user/route-rule/route-rules')
  $routeRules.listen(() => {})
  const addresses = () => asked.map(({ address }) => address)
  await vi.waitFor(() => expect(addresses()).toEqual(['/api/route-rules']), PATIENCE)
  missed()
  await vi.waitFor(
    () => expect(addresses()).toEqual(['/api/route-rules', '/api/route-rules']),
    PATIENCE,
  )
})
