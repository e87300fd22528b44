import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { allowNoise, closeBrowser, newPage } from '../../support/browser.ts'
import { startForTests } from '../../support/product.ts'
import {
  ada,
  entryOf,
  type StandIn,
  standInToken,
  startStandIn,
} from '../../support/stand-in-api.ts'

const host = 'external.localhost'
let standIn: StandIn
let open: Page | undefined
let product: Awaited<ReturnType<typeof startForTests>>

beforeAll(async () => {
  standIn = await startStandIn()
  standIn.on('GET /api/conveyances', () => [200, { data: { rows: [], next: null } }])
  product = await startForTests({ [host]: entryOf(standIn, host) })
})
afterEach(async () => {
  await open?.context().close()
  standIn.received.length = 0
})
afterAll(async () => {
  await closeBrowser()
  await product?.stop()
  await standIn?.stop()
})

const openPage = async () => {
  const page = await newPage(product.base, host)
  allowNoise(
    page,
    new RegExp(`(request|socket) to somebody else: (http|ws)://127.0.0.1:${standIn.port}/`),
  )
  // The stand-in knows a few calls alone; a browser logs the others.
  allowNoise(page, /status of 4\d\d/)
  open = page
  return page
}

const signIn = async (page: Page) => {
  await page.goto('/auth/login?return=%2Fconveyances')
  await page.getByLabel('Work email').fill('ada@external.test')
  await page.getByLabel('Password', { exact: true }).fill('right')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/conveyances')
}

const receivedBy = (path: string) => standIn.received.filter((it) => it.path.split('?')[0] === path)
const fromBrowser = (path: string) =>
  receivedBy(path).filter(({ headers }) => headers['origin'] !== undefined)

describe('a firm with a back end of its own', () => {
  test('signs its staff in there, and asks it for everything from then on', async () => {
    const page = await openPage()
    await signIn(page)
    await expect.poll(() => fromBrowser('/auth/user').length).toBeGreaterThan(0)
    expect(JSON.parse(receivedBy('/auth/login')[0]?.body ?? '')).toEqual({
      email: ada.email,
      password: 'right',
    })
    const [asked] = fromBrowser('/auth/user')
    expect(asked?.headers).toMatchObject({
      authorization: `Bearer ${standInToken}`,
      'x-tenant': 'external',
      accept: 'application/json',
      'content-type': 'application/json',
    })
    await expect.poll(() => receivedBy('/api/conveyances').length).toBeGreaterThan(0)
    for (const { headers } of standIn.received) {
      expect(headers['x-tenant']).toBe('external')
      expect(headers['cookie']).toBeUndefined()
    }
  })

  test('has its pages guarded by what that back end says of the person', async () => {
    const page = await openPage()
    await signIn(page)
    await page.goto('/admin/users')
    await page.getByText('Access denied').waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test('has its payload filled by the worker, which sends the same headers', async () => {
    const page = await openPage()
    await signIn(page)
    standIn.received.length = 0
    const payload = () =>
      page.evaluate(async () => (await fetch('/conveyances/_payload.json?sort=due')).json())
    await expect.poll(payload).toMatchObject({
      route: 'conveyances',
      first: { '/api/conveyances?sort=due': { rows: [], next: null } },
    })
    const [asked] = receivedBy('/api/conveyances').filter(({ headers }) => !headers['origin'])
    expect(asked?.headers).toMatchObject({
      authorization: `Bearer ${standInToken}`,
      'x-tenant': 'external',
      accept: 'application/json',
    })
  })

  test('is heard over its own Reverb, in channels that its own API allows', async () => {
    const page = await openPage()
    await signIn(page)
    const channel = 'private-tenant.external.conveyances'
    await expect.poll(() => standIn.socket.members(channel), { timeout: 15_000 }).toBe(1)
    expect(standIn.socket.opened.at(-1)).toMatch(/^\/app\/external-key\?/)
    const [asked] = receivedBy('/broadcasting/auth').filter(({ body }) =>
      body.includes(encodeURIComponent(channel)),
    )
    expect(asked?.method).toBe('POST')
    expect(asked?.headers).toMatchObject({
      authorization: `Bearer ${standInToken}`,
      'x-tenant': 'external',
      'content-type': 'application/x-www-form-urlencoded',
    })
    const before = receivedBy('/api/conveyances').length
    const event = { id: '1', version: 2, changed: ['status'] }
    standIn.socket.tell(channel, 'conveyance.updated', event)
    await expect.poll(() => receivedBy('/api/conveyances').length).toBeGreaterThan(before)
  })

  test('ends the session on both sides when somebody signs out', async () => {
    const page = await openPage()
    await signIn(page)
    const ended = page.waitForResponse(
      (it) => it.url().endsWith('/api/_auth/session') && it.request().method() === 'DELETE',
    )
    await page.evaluate(() => fetch('/api/_auth/session', { method: 'DELETE' }).then(() => null))
    expect((await ended).status()).toBe(204)
    expect(receivedBy('/auth/logout')[0]?.headers['authorization']).toBe(`Bearer ${standInToken}`)
    expect(standIn.live.has(standInToken)).toBe(false)
    // Another page: the first one may have noticed by itself and be on its way.
    const another = await page.context().newPage()
    await another.goto('/conveyances')
    await another.waitForURL((url) => url.pathname === '/auth/login')
  })

  test('signs somebody out whose token its API has forgotten', async () => {
    const page = await openPage()
    await signIn(page)
    standIn.live.clear()
    allowNoise(page, /The signed-in user could not be fetched/)
    await page.goto('/conveyances')
    await page.waitForURL((url) => url.pathname === '/auth/login')
    await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('auth_token')
  })

  test('says that a password is wrong where it is typed', async () => {
    const page = await openPage()
    await page.goto('/auth/login')
    await page.getByLabel('Work email').fill('ada@external.test')
    await page.getByLabel('Password', { exact: true }).fill('wrong')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByText('do not match').waitFor()
  })

  test('signs in through a window of its identity provider', async () => {
    const page = await openPage()
    await page.goto('/auth/login?return=%2Fconveyances')
    standIn.live.add(standInToken)
    // The provider knows the person already and sends the window straight back.
    await page.context().route(`${standIn.origin}/sso**`, (route) => {
      const back = new URL(route.request().url()).searchParams.get('return')
      return route.fulfill({
        status: 302,
        headers: { Location: `${back}#token=${encodeURIComponent(standInToken)}` },
      })
    })
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Sign in with your work account' }).click(),
    ])
    allowNoise(popup, /to somebody else/)
    await page.waitForURL((url) => url.pathname === '/conveyances')
    expect(fromBrowser('/auth/user')[0]?.headers['authorization']).toBe(`Bearer ${standInToken}`)
  })
})
