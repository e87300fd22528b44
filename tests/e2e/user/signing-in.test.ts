import { expect, inject, test } from 'vitest'
import { ask, callerFor, newLink } from '../../support/api.ts'
import { allowNoise, newPage } from '../../support/browser.ts'
import { signIn } from '../../support/people.ts'
import { pageOf } from '../../support/signed-in.ts'

const base = inject('base')

test('an adviser who opens the list of cases is sent home and told why for five seconds', async () => {
  const page = await pageOf(base, await callerFor(base, 'adviser@harcourt.test'), '/conveyances')
  const toast = page.locator('.toast')
  await toast.waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
  await expect.poll(() => toast.locator('b').innerText()).toBe('Access denied')
  await expect
    .poll(() => toast.locator('p').innerText())
    .toBe('You do not have the required permissions to access the page. Redirected to home.')
  await expect.poll(() => toast.locator('.life').getAttribute('style')).toContain('--life: 5000ms')
  await toast.waitFor({ state: 'detached' })
})

test('whoever signed out in another window is asked to sign in and comes back to where they were', async () => {
  const page = await newPage(base)
  await signIn(page, 'conveyancer@harcourt.test')
  await page.goto('/conveyances?view=all')
  await page.locator('a[href^="/conveyances/"]').first().waitFor()
  const other = await page.context().newPage()
  await other.goto('/')
  await other
    .getByRole('button', { name: /, you$/ })
    .first()
    .waitFor()
  await other.evaluate(async () => {
    const token = document.cookie.match(/auth_token=([^;]+)/)?.[1] ?? ''
    await fetch('/api/_auth/session', {
      method: 'DELETE',
      headers: {
        Authorization: `Bearer ${token}`,
        'X-Tenant': 'harcourt',
        'Idempotency-Key': crypto.randomUUID(),
      },
    })
  })
  // A channel that was being joined while the session ended is refused.
  allowNoise(page, /status of 40[13]/)
  allowNoise(other, /status of 40[13]/)
  // The server closes the connection while the page takes leave over it.
  allowNoise(page, /already in CLOSING/)
  allowNoise(other, /already in CLOSING/)
  // The page may have heard of it over its socket already, and be on its way.
  await page
    .locator('a[href^="/conveyances/"]')
    .first()
    .click({ timeout: 3000 })
    .catch(() => null)
  await expect.poll(() => new URL(page.url()).pathname, { timeout: 15_000 }).toBe('/auth/login')
  const wanted = new URL(page.url()).searchParams.get('return') ?? ''
  expect(wanted).toMatch(/^\/conveyances/)
  await page.getByLabel('Work email').fill('conveyancer@harcourt.test')
  await page.getByLabel('Password', { exact: true }).fill('deedbox-demo-2026')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => url.pathname + url.search === wanted)
})

test('either half of a session alone is refused', async () => {
  const { token, cookie, tenant } = await callerFor(base, 'conveyancer@harcourt.test')
  const whole = { Authorization: `Bearer ${token}`, Cookie: cookie, 'X-Tenant': tenant }
  expect((await ask(base, { path: '/auth/user', headers: whole })).status).toBe(200)
  const halves = [
    { Authorization: `Bearer ${token}` },
    { Cookie: cookie },
    { Cookie: cookie, Authorization: 'Bearer ' },
    { Authorization: `Bearer ${token}`, Cookie: cookie.replace(/session=[^;]+/, 'session=x') },
  ]
  for (const headers of halves)
    for (const path of ['/auth/user', '/api/conveyances']) {
      const { status, body } = await ask(base, {
        path,
        headers: { ...(headers as Record<string, string>), 'X-Tenant': tenant },
      })
      expect([path, Object.keys(headers), status, body.error.code]).toEqual([
        path,
        Object.keys(headers),
        401,
        'signed_out',
      ])
    }
})

test('without any script a wrong password says so and the right one signs in', async () => {
  const page = await newPage(base, 'localhost', { javaScriptEnabled: false })
  allowNoise(page, /status of 422/)
  await page.goto('/auth/login')
  await page.getByLabel('Work email').fill('assistant@harcourt.test')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('That email address and password do not match.').waitFor()
  await expect
    .poll(() => page.getByLabel('Work email').inputValue())
    .toBe('assistant@harcourt.test')
  await page.getByLabel('Password', { exact: true }).fill('deedbox-demo-2026')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  const names = (await page.context().cookies()).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['auth_token', 'session']))
})

test('a link that was used says so and offers a new one', async () => {
  const owner = await callerFor(base, 'owner@harcourt.test')
  const { body } = await newLink(base, owner, 'client@sample.test')
  const link = new URL(/https?:\/\/\S+/.exec(body)?.[0] ?? '')
  const page = await newPage(base, 'clients.localhost')
  await page.goto(link.pathname + link.search)
  await page.getByRole('heading', { name: /^Hello/ }).waitFor()

  const again = await newPage(base, 'clients.localhost')
  allowNoise(again, /status of 422/)
  await again.goto(link.pathname + link.search)
  await again.getByText('That link or code does not work.').waitFor()
  await again.getByRole('textbox', { name: 'Your email' }).first().waitFor()
  expect(again.url()).not.toContain('token')
})
