import { expect, inject, test } from 'vitest'
import { callerFor } from '../../support/api.ts'
import { allowNoise, newPage } from '../../support/browser.ts'
import { pageOf } from '../../support/signed-in.ts'

const base = inject('base')

test('/403 says in plain words what is missing, who can grant it, and leads back and home', async () => {
  const adviser = await callerFor(base, 'adviser@harcourt.test')
  const page = await pageOf(base, adviser, '/quotes')
  allowNoise(page, /status of 403/)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const answer = await page.goto('/403?permission=roles.update')
  expect(answer?.status()).toBe(403)
  const text = page.locator('main')
  await expect
    .poll(() => text.getByRole('heading', { level: 1 }).innerText())
    .toBe('You can’t open this page')
  await expect.poll(() => text.innerText()).toContain('the permission “Roles: update”')
  await text.getByText(/comes with the roles? .*Owner.* can give/).waitFor()
  await expect.poll(() => text.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/')
  await text.getByRole('link', { name: 'Go back' }).click()
  await page.waitForURL((url) => url.pathname === '/quotes')
})

test('/403 shows nothing of an address but names of permissions', async () => {
  const page = await newPage(base)
  allowNoise(page, /status of 403/)
  await page.goto(`/403?permission=${encodeURIComponent('Pay to 12-34-56')}`)
  await expect.poll(() => page.locator('main').innerText()).not.toContain('12-34-56')
})

test('the toast of a refused call leads to the page that says why', async () => {
  const adviser = await callerFor(base, 'adviser@harcourt.test')
  const page = await pageOf(base, adviser, '/quotes')
  allowNoise(page, /status of 403/)
  const refusal = {
    code: 'forbidden',
    message: 'You need the permission quotes.view-any.',
    missing: [{ what: 'quotes.view-any', href: '/403?permission=quotes.view-any' }],
  }
  await page.route('**/_payload.json**', (route) => route.fulfill({ json: { first: {} } }))
  await page.route(/\/api\/quote-cases(\?|$)/, (route) =>
    route.fulfill({ status: 403, json: { error: refusal } }),
  )
  await page.reload()
  const toast = page.locator('.toast', { hasText: 'You do not have permission to do this' })
  await toast.getByRole('button', { name: 'Why' }).click()
  await page.waitForURL((url) => url.pathname === '/403')
  await page.getByText('the permission “Quotes: view any”').waitFor()
})
