import { afterEach, describe, expect, test, vi } from 'vitest'
import { openPage } from '../support/page.ts'

const load = () => import('#lib/page-address')
const origin = 'https://clients.firm.example'

afterEach(() => vi.unstubAllGlobals())

describe('a way back', () => {
  test.each(['/', '/conveyances?view=mine#t', '/quotes/create', '/%2F%2Fevil'])(
    'leads to %s of this host',
    async (path) => {
      expect((await load()).safePath(path, origin)).toBe(path)
    },
  )

  test.each([
    null,
    '',
    'conveyances',
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '/\t/evil.example',
    '/a/..//evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    '/auth/login',
    '/login?return=/',
    `/${'a'.repeat(2001)}`,
  ])('never leads to %s', async (path) => {
    expect((await load()).safePath(path, origin)).toBe(null)
  })
})

describe('a path', () => {
  test('of an audience’s host is found without its prefix', async () => {
    openPage({ firm: { audience: 'clients' } })
    const { routeAt } = await load()
    expect(routeAt('/milestones')?.name).toBe('clients-milestones')
    expect(routeAt('/')?.name).toBe('clients')
    expect(routeAt('/403')?.name).toBe('403')
  })

  test('of the main host is found as the table has it', async () => {
    openPage()
    const { routeAt } = await load()
    expect(routeAt('/')?.name).toBe('index')
    expect(routeAt('/clients/milestones')?.name).toBe('clients-milestones')
    expect(routeAt('/milestones')).toBe(null)
  })
})
