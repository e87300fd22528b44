import { describe, expect, test, vi } from 'vitest'
import { shellOf } from '#routes'
import { exampleOf, pages } from '../../spec/pages.ts'
import { agents, clients, every, main, quotes, twoFirms } from '../edge/fake-firm.ts'

const { built, visit, signedIn } = twoFirms()
// Sign-in pages are kept for everybody by their build.
built['/builds/latest.json'] = '{"id":"section-2"}'
for (const { path } of pages) built[shellOf(path)] = `<title>__BRAND__ | ${path}</title>`
built['/500'] = '<h1>Internal Server Error</h1><p><!--trace--></p>'
const staff = await signedIn({ type: 'staff', permissions: every })

describe('a guard named authenticated applies to most pages', () => {
  const guarded = pages.filter(({ auth }) => auth)

  test.each(guarded)('$path sends a visitor to sign in', async ({ path }) => {
    const answer = await visit(main + exampleOf(path))
    expect(answer.status).toBe(302)
    expect(answer.headers.get('Location')).toMatch(/^\/(auth|agents|clients)\/login(\?return=|$)/)
  })

  test.each(pages.filter(({ auth }) => !auth))('$path is for everybody', async ({ path }) => {
    const answer = await visit(main + exampleOf(path))
    expect(answer.status).toBe(path === '/403' ? 403 : 200)
  })
})

describe('each route declares required permissions', () => {
  const needing = pages.filter(({ permissions }) => permissions.length > 0)

  test.each(needing)('$path needs $permissions', async ({ path, permissions }) => {
    const enough = await signedIn({ type: 'staff', permissions })
    const address = main + exampleOf(path)
    expect((await visit(address, { headers: enough.cookies })).status).toBe(200)
    for (const missing of permissions) {
      const rest = every.filter((name) => name !== missing)
      const lacking = await signedIn({ type: 'staff', permissions: rest })
      const answer = await visit(address, { headers: lacking.cookies })
      const location = new URL(answer.headers.get('Location') ?? '', main)
      expect([answer.status, location.pathname]).toEqual([302, '/'])
    }
  })

  test.each(pages.filter(({ auth, permissions }) => auth && permissions.length === 0))(
    '$path needs nothing but a user',
    async ({ path }) => {
      const anyone = await signedIn({ type: 'staff' })
      const answer = await visit(main + exampleOf(path), { headers: anyone.cookies })
      expect(answer.status).toBe(200)
    },
  )
})

describe('a not-found page', () => {
  test.each([main, clients, agents, quotes])('is shown when no route matches: %s', async (host) => {
    expect((await visit(`${host}/nowhere`)).status).toBe(404)
  })

  test.each(pages.filter(({ path }) => path.includes(':')))(
    'is shown when the validator of $path fails',
    async ({ path }) => {
      const address = main + path.replaceAll(/:[a-z_]+/g, 'Not%20A%20Name')
      expect((await visit(address, { headers: staff.cookies })).status).toBe(404)
    },
  )
})

test('an error page shows Internal Server Error, the status defaults to 500, and the trace is in it', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const page = built['/quotes']
  Object.defineProperty(built, '/quotes', {
    configurable: true,
    get: () => {
      throw new Error('the store of pages is gone')
    },
  })
  // On a host where nobody has asked for it, so that it is not remembered.
  const answer = await visit('http://www.localhost:8787/quotes', { headers: staff.cookies })
  Object.defineProperty(built, '/quotes', { configurable: true, value: page, enumerable: true })
  const trace = answer.headers.get('X-Trace')
  expect(trace).toMatch(/^[0-9a-z]{12}$/)
  expect([answer.status, await answer.text()]).toEqual([
    500,
    `<h1>Internal Server Error</h1><p>${trace}</p>`,
  ])
})
