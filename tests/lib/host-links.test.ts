import { afterEach, describe, expect, test, vi } from 'vitest'
import { openPage } from '../support/page.ts'

afterEach(() => vi.unstubAllGlobals())

const addressOn = async (audience: 'clients' | 'agents' | 'quotes' | null, path: string) => {
  const origin = `http://${audience === null ? '' : `${audience}.`}localhost:8787`
  openPage({ firm: { audience }, address: `${origin}/` })
  const { ownAddress } = await import('#lib/host-links')
  return ownAddress(new URL(path, origin)).href
}

describe('a link of a page that is the same on all hosts', () => {
  test.each([
    ['/quotes/quote-cases/9?tab=log#top', 'http://quotes.localhost:8787/quote-cases/9?tab=log#top'],
    ['/quotes', 'http://quotes.localhost:8787/'],
    ['/create', 'http://quotes.localhost:8787/create'],
    ['/', 'http://quotes.localhost:8787/'],
    ['/conveyances/9', 'http://localhost:8787/conveyances/9'],
    ['/admin/communications', 'http://localhost:8787/admin/communications'],
    ['/403', 'http://quotes.localhost:8787/403'],
    ['/auth/login', 'http://quotes.localhost:8787/auth/login'],
    ['/files/9', 'http://quotes.localhost:8787/files/9'],
  ])('%s leads on the quotes host to %s', async (path, address) => {
    expect(await addressOn('quotes', path)).toBe(address)
  })

  test('stays as it is on the main host', async () => {
    expect(await addressOn(null, '/quotes/create')).toBe('http://localhost:8787/quotes/create')
  })
})
