import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allowNoise, closeBrowser, newPage } from '../support/browser.ts'
import { startForTests } from '../support/product.ts'
import { entryOf, type StandIn, startStandIn } from '../support/stand-in-api.ts'

const host = 'external.localhost'
const channel = 'private-tenant.external.conveyances'
let standIn: StandIn
let product: Awaited<ReturnType<typeof startForTests>>

beforeAll(async () => {
  standIn = await startStandIn()
  standIn.on('GET /api/conveyances', () => [200, { data: { rows: [], next: null } }])
  product = await startForTests({ [host]: entryOf(standIn, host) })
})
afterAll(async () => {
  await closeBrowser()
  await product?.stop()
  await standIn?.stop()
})

const signedIn = async () => {
  const page = await newPage(product.base, host)
  allowNoise(
    page,
    new RegExp(`(request|socket) to somebody else: (http|ws)://127.0.0.1:${standIn.port}/`),
    /status of 4\d\d/,
    /WebSocket/,
  )
  await page.goto('/auth/login?return=%2Fconveyances')
  await page.getByLabel('Work email').fill('ada@external.test')
  await page.getByLabel('Password', { exact: true }).fill('right')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/conveyances')
  return page
}
const state = (page: Page) => page.locator('.topbar .live').getAttribute('data-state')
const lists = () => standIn.received.filter(({ path }) => /^\/api\/conveyances(\?|$)/.test(path))

test('a page of a back end that numbers nothing asks for everything again after a break of 1006', async () => {
  const page = await signedIn()
  await expect.poll(() => state(page), { timeout: 20_000 }).toBe('live')
  const before = lists().length
  standIn.socket.close()
  await expect.poll(() => state(page)).toBe('reconnecting')
  await expect.poll(() => standIn.socket.members(channel), { timeout: 20_000 }).toBe(1)
  await expect.poll(() => state(page), { timeout: 20_000 }).toBe('live')
  expect(lists().length).toBeGreaterThan(before)
  const gaps = standIn.received.filter(({ path }) => path.startsWith('/api/events'))
  expect(gaps.length).toBeLessThanOrEqual(1)
  await page.context().close()
})

test('a page is live within ten seconds of the end of an outage', async () => {
  const page = await signedIn()
  await expect.poll(() => state(page), { timeout: 20_000 }).toBe('live')
  standIn.socket.setDown(true)
  await expect.poll(() => state(page), { timeout: 20_000 }).toBe('offline')
  // The library alone would dial 15 and then 45 seconds after the first dial that failed.
  await new Promise((resolve) => setTimeout(resolve, 10_000))
  standIn.socket.setDown(false)
  await expect.poll(() => standIn.socket.members(channel), { timeout: 12_000 }).toBe(1)
  await expect.poll(() => state(page), { timeout: 10_000 }).toBe('live')
  await page.context().close()
})

test('a page that Reverb has no room for says that it is offline, and is live again without being loaded anew', async () => {
  standIn.socket.refuse({ code: 4004, message: 'Application is over connection quota' })
  const page = await signedIn()
  const bar = page.locator('#offline')
  await expect.poll(() => state(page), { timeout: 20_000 }).toBe('offline')
  await expect.poll(() => bar.innerText(), { timeout: 20_000 }).not.toBe('')
  await page.evaluate(() => Object.assign(globalThis, { isSame: true }))
  standIn.socket.refuse(null)
  await expect.poll(() => state(page), { timeout: 40_000 }).toBe('live')
  await expect.poll(() => page.evaluate(() => 'isSame' in globalThis)).toBe(true)
  await page.context().close()
})

test('a page whose channel Reverb refuses without saying which says that it is not live', async () => {
  standIn.on('POST /broadcasting/auth', () => [200, { auth: 'none' }])
  const page = await signedIn()
  await expect.poll(() => state(page), { timeout: 30_000 }).toBe('deaf')
  await expect.poll(() => page.locator('.topbar .live').innerText()).toBe('Not live')
  await page.context().close()
})

test('a page whose channel is refused says that it is not live, and works', async () => {
  standIn.on('POST /broadcasting/auth', ({ body }) =>
    body.includes(encodeURIComponent(channel)) ? [403, {}] : [200, { auth: 'none' }],
  )
  const page = await signedIn()
  await expect.poll(() => state(page), { timeout: 30_000 }).toBe('deaf')
  await expect.poll(() => page.locator('.topbar .live').innerText()).toBe('Not live')
  await expect.poll(() => page.locator('#offline').innerText()).toBe('')
  await page.context().close()
})
