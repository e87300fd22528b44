import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, openPage, reply } from '../../support/page.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

// The API client is loaded when it is first needed, which takes real time.
const PATIENCE = 10_000

test('the list of cases is asked for on its own page, and leaving it asks nothing more', async () => {
  openPage({ cookie: '', address: 'http://localhost:8787/conveyances?view=late' })
  const asked = answerWith(reply(200, { data: { rows: [], next: null } }))
  const { $conveyanceRows, $conveyanceTotals } = await import('#stores/conveyance/conveyances')
  const { parseAddress } = await import('#stores/chrome/route')
  $conveyanceRows.listen(() => {})
  $conveyanceTotals.listen(() => {})
  await vi.waitFor(
    () =>
      expect(asked.map(({ address }) => address)).toEqual([
        '/api/conveyances?view=late',
        '/api/conveyances/totals?view=late',
      ]),
    PATIENCE,
  )
  const { href, pathname, search, hash, origin } = new URL('http://localhost:8787/quotes?view=all')
  vi.stubGlobal('location', { href, pathname, search, hash, origin })
  parseAddress()
  await vi.runAllTimersAsync()
  expect(asked).toHaveLength(2)
})
