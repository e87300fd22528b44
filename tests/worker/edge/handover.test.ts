import { beforeEach, describe, expect, test, vi } from 'vitest'
import { main, quotes, twoFirms } from './fake-firm.ts'

const { visit, signedIn, people } = twoFirms()

beforeEach(() => {
  vi.useRealTimers()
})

const locationOf = (answer: Response) => answer.headers.get('Location') ?? ''
const secretIn = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .find((it) => it.startsWith('handover='))
    ?.split(';')[0] ?? ''

/** Where a page that only leads on leads to. */
const nextOf = (html: string) =>
  (/content="0;url=([^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&#38;', '&')

const startedAt = async (path: string) => {
  const start = await visit(`${quotes}${path}`)
  return { location: locationOf(start), secret: secretIn(start) }
}
const codeFor = async (someone: { cookies: { Cookie: string } }) => {
  const { location, secret } = await startedAt('/auth/login?return=%2Fleads')
  const given = await visit(location, { headers: someone.cookies })
  return { location: nextOf(await given.text()), secret }
}
const member = async () => {
  const someone = await signedIn({ type: 'staff' })
  people.set(someone.content.user_id, { type: 'staff' })
  return someone
}

describe('the quotes host', () => {
  test('sends a visitor of its sign-in page to the main host’s, and remembers the way back', async () => {
    const start = await visit(`${quotes}/auth/login`)
    const location = new URL(locationOf(start))
    expect([start.status, location.origin, location.pathname]).toEqual([302, main, '/auth/login'])
    expect(location.searchParams.get('return')).toMatch(
      /^\/auth\/handover\?proof=[0-9a-f]{64}&return=%2F$/,
    )
    expect(start.headers.getSetCookie()[0]).toContain('HttpOnly')
    expect(start.headers.getSetCookie()[0]).toContain('SameSite=Lax')
  })

  test('takes somebody who is signed in on the main host straight in', async () => {
    const { location, secret } = await codeFor(await member())
    expect(location.startsWith(`${quotes}/auth/handover?code=`)).toBe(true)
    const taken = await visit(location, { headers: { Cookie: secret } })
    expect([taken.status, await taken.text()]).toEqual([
      200,
      expect.stringContaining('content="0;url=/leads"'),
    ])
    const Cookie = taken.headers
      .getSetCookie()
      .map((it) => it.split(';')[0])
      .join('; ')
    expect((await visit(`${quotes}/leads`, { headers: { Cookie } })).status).toBe(200)
    expect((await visit(`${main}/`, { headers: { Cookie } })).status).toBe(302)
  })

  test('asks somebody who is not to sign in, and then goes on', async () => {
    const { location } = await startedAt('/auth/login?return=%2Fleads')
    const answer = await visit(location)
    const { pathname, search } = new URL(location)
    expect(locationOf(answer)).toBe(
      `/auth/login?${new URLSearchParams({ return: pathname + search })}`,
    )
  })

  test('takes a code from the browser that asked alone, and only once', async () => {
    const { location, secret } = await codeFor(await member())
    const other = (await startedAt('/auth/login?return=%2F')).secret
    expect((await visit(location)).status).toBe(403)
    expect((await visit(location, { headers: { Cookie: other } })).status).toBe(403)
    const taken = await visit(location, { headers: { Cookie: secret } })
    expect(taken.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(/^handover=; Max-Age=0/),
    )
  })

  test('takes no code that is a minute old', async () => {
    const { location, secret } = await codeFor(await member())
    vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] })
    expect((await visit(location, { headers: { Cookie: secret } })).status).toBe(403)
  })

  test.each(['', 'x', 'a.b.c'])('takes no code that nobody gave: %s', async (code) => {
    const { secret } = await startedAt('/auth/login?return=%2F')
    const answer = await visit(`${quotes}/auth/handover?code=${code}`, {
      headers: { Cookie: secret },
    })
    expect(answer.status).toBe(403)
  })

  test('never takes agents or clients', async () => {
    const { location } = await startedAt('/auth/login?return=%2Fleads')
    const { cookies } = await signedIn({ type: 'agent' })
    expect(locationOf(await visit(location, { headers: cookies }))).toBe('/')
  })

  test('never goes on to another site', async () => {
    const start = await visit(`${quotes}/auth/login?return=%2F%2Fevil.example`)
    expect(locationOf(start)).not.toContain('evil')
    const { location, secret } = await codeFor(await member())
    const forged = location.replace('return=%2Fleads', 'return=https%3A%2F%2Fevil.example')
    expect(await (await visit(forged, { headers: { Cookie: secret } })).text()).toContain('url=/"')
  })
})
