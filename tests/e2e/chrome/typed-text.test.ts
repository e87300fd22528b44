import type { Page } from 'playwright'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { type Caller, callerFor } from '../../support/api.ts'
import { allowNoise } from '../../support/browser.ts'
import { pageOf } from '../../support/signed-in.ts'

const base = inject('base')
let owner: Caller
beforeAll(async () => {
  owner = await callerFor(base, 'owner@harcourt.test')
})

/** The server has a newer build from now on, and the page has heard of it. */
const renew = async (page: Page) => {
  await page.route('**/builds/latest.json', (route) => route.fulfill({ json: { id: 'newer' } }))
  await page.route('**/builds/meta/newer.json', (route) =>
    route.fulfill({ json: { id: 'newer', pages: {} } }),
  )
  let isKnown = false
  page.on('response', (it) => {
    isKnown ||= it.url().endsWith('/builds/meta/newer.json')
  })
  // A page listens for it only once it has nothing else to do.
  await expect
    .poll(async () => {
      await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
      return isKnown
    })
    .toBe(true)
  await page.waitForTimeout(50)
}

const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { isMarked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in globalThis).catch(() => true)

/** Goes home over a new build, which loads the page anew and asks nobody whether to leave, and comes back. */
const leaveAndComeBack = async (page: Page) => {
  const path = new URL(page.url()).pathname
  const questions: string[] = []
  page.on('dialog', (dialog) => {
    questions.push(dialog.message())
    void dialog.accept()
  })
  await renew(page)
  await mark(page)
  const rail = page.getByRole('navigation', { name: 'Areas' })
  await rail.getByRole('link', { name: 'Home', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await expect.poll(() => isMarked(page)).toBe(false)
  await page.goBack()
  await page.waitForURL((url) => url.pathname === path)
  expect(questions).toEqual([])
}

describe('typed text survives the reload of a new build', () => {
  test('in the form of a new user, and nobody is asked whether to leave', async () => {
    const page = await pageOf(base, owner, '/admin/users/create')
    await page.getByLabel('Email').fill('ann.typed@harcourt.test')
    await page.getByLabel('First name').fill('Ann')
    const questions: string[] = []
    page.on('dialog', (dialog) => {
      questions.push(dialog.message())
      void dialog.accept()
    })
    await mark(page)
    // As when a script of the old build is gone.
    await page.evaluate(() => dispatchEvent(new Event('vite:preloadError', { cancelable: true })))
    await expect.poll(() => isMarked(page)).toBe(false)
    expect(questions).toEqual([])
    await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Ann')
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('ann.typed@harcourt.test')
  })

  test('in a quote that was not saved yet, which is then saved', async () => {
    const page = await pageOf(base, owner, '/quotes/create')
    allowNoise(page, /ERR_FAILED|could not be reached/)
    await page.route('**/api/quote-cases', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    const name = page.getByLabel('First name').first()
    await name.fill('Ottoline')
    await leaveAndComeBack(page)
    await expect.poll(() => page.getByLabel('First name').first().inputValue()).toBe('Ottoline')
    await page.unroute('**/api/quote-cases')
    await page.getByText(/^Draft saved/).waitFor({ timeout: 15_000 })
  })

  test('in a note on a case, and can be begun again', async () => {
    const page = await pageOf(base, owner, '/conveyances')
    await page.locator('tbody a').first().click()
    await page.waitForURL((url) => /^\/conveyances\/./.test(url.pathname))
    const open = () => page.getByRole('button', { name: 'Change who is acting' }).click()
    await open()
    await page.getByLabel('What for').fill('They will send it on Friday.')
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await open()
    const note = page.getByLabel('What for')
    await expect.poll(() => note.inputValue()).toBe('They will send it on Friday.')
    await page.locator('dialog').getByRole('button', { name: 'Discard' }).click()
    await expect.poll(() => note.inputValue()).toBe('')
  })
})

test('what was typed is gone for the next person at the same screen', async () => {
  // A session of its own: the pages of the others stay signed in.
  const page = await pageOf(
    base,
    await callerFor(base, 'owner@harcourt.test'),
    '/admin/roles/create',
  )
  // The server may end the line before the page has gone.
  allowNoise(page, /status of 401/)
  await page.getByLabel('Name', { exact: true }).fill('Runner')
  const kept = () =>
    page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)].join())
  await expect.poll(kept).toContain('typed:/admin/roles/create')
  await page
    .getByRole('button', { name: /, you$/ })
    .first()
    .click()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL((url) => url.pathname === '/auth/login')
  await expect.poll(kept).not.toContain('typed:')
})
