import { describe, expect, test } from 'vitest'
import type { SessionContent } from '#domain/user/session-content'
import { type Site, siteOf } from '#worker/directory/site'
import { guard } from '#worker/edge/page/guards'
import { every, id, main, twoFirms } from '../edge/fake-firm.ts'

const { built, env, visit, signedIn, asked } = twoFirms()
built['/workflows/_'] = '<title>Workflow</title>'
const staff = await signedIn({ type: 'staff', permissions: every })
const reader = await signedIn({ type: 'staff' })

const at = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await visit(main + path, { headers })
  return { status: answer.status, location: answer.headers.get('Location') }
}

describe('route guards run in order', () => {
  test('validator first: what can be no id is missing, with a session or without', async () => {
    expect(await at('/workflows/no-id')).toMatchObject({ status: 404 })
    expect(await at('/workflows/no-id', reader.cookies)).toMatchObject({ status: 404 })
  })

  test('auth-cookie check second: a visitor is not told that a permission is needed', async () => {
    const { status, location } = await at(`/workflows/${id}`)
    expect([status, location]).toEqual([302, `/auth/login?return=%2Fworkflows%2F${id}`])
  })

  test('permission check third', async () => {
    const { status, location } = await at(`/workflows/${id}`, reader.cookies)
    expect([status, location?.slice(0, 13)]).toEqual([302, '/?show_toast='])
  })

  test('redirect rules last', async () => {
    const site = (await siteOf(env, new URL(main))) as Site
    const rules = [{ from: '/workflows', match: 'prefix', to: '/quotes', status: 307 }] as const
    const ask = (session: SessionContent | null, path = `/workflows/${id}`) =>
      guard(site, session, { path, search: '' }, rules)
    expect(ask(staff.content, '/workflows/no-id')).toEqual({ kind: 'missing' })
    expect(ask(null)).toMatchObject({ kind: 'sign-in' })
    expect(ask(reader.content)).toMatchObject({ kind: 'refused' })
    expect(ask(staff.content)).toEqual({ kind: 'moved', location: '/quotes', status: 307 })
  })

  test('and then the page', async () => {
    expect(await at(`/workflows/${id}`, staff.cookies)).toMatchObject({ status: 200 })
  })
})

test('when a permission check fails the user is sent to / with an error toast, shown 5000 ms', async () => {
  const { location } = await at('/conveyances', reader.cookies)
  const { pathname, searchParams } = new URL(location ?? '', main)
  expect([pathname, Object.fromEntries(searchParams)]).toEqual([
    '/',
    {
      show_toast: '1',
      toast_severity: 'error',
      toast_summary: 'Access denied',
      toast_detail:
        'You do not have the required permissions to access the page. Redirected to home.',
      toast_life: '5000',
    },
  ])
})

test('visiting the login page while an auth token exists logs the user out first', async () => {
  const someone = await signedIn({ type: 'staff' })
  const answer = await visit(`${main}/auth/login`, { headers: someone.cookies })
  expect(answer.status).toBe(200)
  expect(answer.headers.getSetCookie().join()).toMatch(/auth_token=;.*Max-Age=0.*session=;/)
  expect(asked).toContainEqual(['endSession', someone.content.id])
})

test('DELETE /api/_auth/session clears the session', async () => {
  const someone = await signedIn({ type: 'staff' })
  const address = `${main}/api/_auth/session`
  const session = async () =>
    (await visit(address, { headers: { ...someone.cookies, Accept: 'application/json' } })).json()
  expect(await session()).toMatchObject({ user: { id: someone.content.user_id } })
  const headers = { ...someone.cookies, Origin: main }
  expect((await visit(address, { method: 'DELETE', headers })).status).toBeLessThan(300)
  expect(await session()).toEqual({})
})
