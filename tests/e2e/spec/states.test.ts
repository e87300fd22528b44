import type { Page } from 'playwright'
import { describe, expect, inject, test } from 'vitest'
import { callerFor, dataOf } from '../../support/api.ts'
import { allowNoise, newPage } from '../../support/browser.ts'
import { signIn } from '../../support/people.ts'

const open = async (email: string) => {
  const page = await newPage(inject('base'))
  await signIn(page, email)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}
/** What the console of a page has been told so far, and will be. */
const consoleOf = (page: Page) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  return said
}
const tokenOf = (cookies: readonly { name: string; value: string }[]) =>
  cookies.find(({ name }) => name === 'auth_token')?.value ?? ''

test('logout clears the auth token, resets all stores and goes to /auth/login', async () => {
  const page = await open('owner@harcourt.test')
  expect(tokenOf(await page.context().cookies())).not.toBe('')
  await page
    .getByRole('button', { name: /, you$/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL((url) => url.pathname === '/auth/login')
  expect(tokenOf(await page.context().cookies())).toBe('')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('areas'))).toBe(null)
  await page.goto('/conveyances')
  expect(new URL(page.url()).pathname).toBe('/auth/login')
})

test('when a permission check fails the user is sent to / with the toast Access denied, shown 5000 ms', async () => {
  const page = await open('adviser@harcourt.test')
  await page.goto('/admin/roles')
  expect(new URL(page.url()).pathname).toBe('/')
  const toast = page.locator('.toast.bad')
  await toast.waitFor()
  await expect.poll(() => toast.locator('b').innerText()).toBe('Access denied')
  await expect
    .poll(() => toast.locator('p').innerText())
    .toBe('You do not have the required permissions to access the page. Redirected to home.')
  await expect.poll(() => toast.locator('.life').getAttribute('style')).toContain('5000ms')
  await toast.waitFor({ state: 'detached' })
})

describe('an unauthorized API response', () => {
  test('logs the user out', async () => {
    const page = await open('owner@harcourt.test')
    // A channel that was being joined while the session ended is refused.
    allowNoise(page, /status of 40[13]/)
    const said = consoleOf(page)
    await page.route('**/api/conveyances**', (route) =>
      route.fulfill({ status: 401, json: { error: { code: 'signed_out', message: 'No.' } } }),
    )
    await page.route('**/_payload.json**', (route) => route.abort())
    allowNoise(page, /ERR_FAILED/)
    await page.goto('/conveyances')
    await page.waitForURL((url) => url.pathname === '/auth/login')
    expect(said).toContain('Unauthorized access. Redirecting to login...')
    expect(tokenOf(await page.context().cookies())).toBe('')
  })
})

test('if the user fetch fails, the error is logged and the user is logged out', async () => {
  const page = await open('owner@harcourt.test')
  allowNoise(page, /500|could not be fetched|status of 40[13]/)
  const said = consoleOf(page)
  await page.route('**/auth/user', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/conveyances')
  await page.waitForURL((url) => url.pathname === '/auth/login')
  expect(said.join('\n')).toContain('The signed-in user could not be fetched.')
  expect(tokenOf(await page.context().cookies())).toBe('')
})

test('a toast’s timer pauses on hover', async () => {
  const page = await open('owner@harcourt.test')
  await page.goto('/?show_toast=1&toast_summary=Read+me&toast_life=1500')
  const toast = page.locator('.toast', { hasText: 'Read me' })
  await toast.hover()
  await page.waitForTimeout(2500)
  await expect.poll(() => toast.count()).toBe(1)
  await page.mouse.move(5, 600)
  await toast.waitFor({ state: 'detached' })
})

describe('channel authorization that fails', () => {
  test.each([
    ['a refusal', 403, { message: 'No.' }, /\b403$/],
    ['an answer of a presence channel without its member', 200, { auth: 'key:0a' }, /refused\./],
  ])('is a subscription error, and the page goes on: %s', async (_, status, json, why) => {
    const owner = await callerFor(inject('base'), 'owner@harcourt.test')
    const [row] = dataOf(await owner.get('/api/conveyances?view=all')).rows
    const page = await open('owner@harcourt.test')
    allowNoise(page, /status of 403/)
    const said = consoleOf(page)
    await page.route('**/broadcasting/auth', (route) => route.fulfill({ status, json }))
    await page.goto(`/conveyances/${row.id}`)
    const refused = `No news of presence-tenant.harcourt.conveyance.${row.id}: its subscription was refused.`
    await expect.poll(() => said.find((it) => it.startsWith(refused)) ?? '').toMatch(why)
    await page.getByRole('heading', { level: 1 }).waitFor()
  })
})

test('a mount failure is logged to the console', async () => {
  const page = await open('owner@harcourt.test')
  allowNoise(page, /cannot be mounted|hydrat/)
  const said = consoleOf(page)
  await page.route(/\/_astro\/ConveyanceList[^/]*\.js/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'throw new Error("This cannot be mounted.")',
    }),
  )
  await page.goto('/conveyances')
  const told = () => said.find((it) => /Error hydrating .*ConveyanceList/.test(it)) ?? ''
  await expect.poll(told, { timeout: 15_000 }).toContain('This cannot be mounted.')
})
