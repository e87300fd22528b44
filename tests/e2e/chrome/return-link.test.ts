import { beforeAll, expect, inject, test } from 'vitest'
import { type Caller, callerFor } from '../../support/api.ts'
import { pageOf } from '../../support/signed-in.ts'

const base = inject('base')
let owner: Caller
beforeAll(async () => {
  owner = await callerFor(base, 'owner@harcourt.test')
})

test('a case leads back to the list as somebody left it', async () => {
  const page = await pageOf(base, owner, '/conveyances?view=all')
  await page.locator('tbody a').first().click()
  await page.waitForURL((url) => /^\/conveyances\/./.test(url.pathname))
  const crumbs = page.locator('.crumbs')
  await expect
    .poll(() => crumbs.locator('a.wide, .wide a').first().getAttribute('href'))
    .toBe('/conveyances?view=all')
  await expect.poll(() => crumbs.locator('[data-way-back]').isVisible()).toBe(false)
})

test('a case that was reached from the day leads back to it', async () => {
  const page = await pageOf(base, owner, '/')
  await page.locator('main a[href^="/conveyances/"]').first().click()
  await page.waitForURL((url) => /^\/conveyances\/./.test(url.pathname))
  const back = page.locator('[data-way-back]')
  await back.waitFor({ state: 'visible' })
  await expect.poll(() => back.innerText()).toBe('Back to Home')
  await back.click()
  await page.waitForURL((url) => url.pathname === '/')
})

test('a return path of the address is the way back, and never another site’s', async () => {
  const page = await pageOf(base, owner, '/conveyances?return=/quotes%3Fview%3Dall')
  const back = page.locator('[data-way-back]')
  await back.waitFor({ state: 'visible' })
  await expect.poll(() => back.getAttribute('href')).toBe('/quotes?view=all')
  for (const bad of ['//elsewhere.example/', 'https://elsewhere.example/', '/auth/login']) {
    await page.goto(`/conveyances?return=${encodeURIComponent(bad)}`)
    await page.locator('tbody tr').first().waitFor()
    await expect.poll(() => back.isVisible()).toBe(false)
  }
})

test('a toast is shown before the way back is read, and the rest of the address is the page’s own', async () => {
  const page = await pageOf(
    base,
    owner,
    '/conveyances?show_toast=1&toast_summary=Welcome&return=%2Fquotes&view=all',
  )
  await page.locator('.toast', { hasText: 'Welcome' }).waitFor()
  await page.locator('[data-way-back]').waitFor({ state: 'visible' })
  expect(new URL(page.url()).search).toBe('?return=%2Fquotes&view=all')
  await page.locator('[aria-current]', { hasText: /^All/ }).first().waitFor()
})
