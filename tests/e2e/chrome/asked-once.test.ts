import type { Page, Request } from 'playwright'
import { afterAll, afterEach, expect, inject, test } from 'vitest'
import { closeBrowser, expectAllQuiet, newPage } from '../../support/browser.ts'
import { signIn } from '../../support/people.ts'

afterEach(expectAllQuiet)
afterAll(closeBrowser)

const watch = (page: Page) => {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  return requests
}

const pathOf = (request: Request) => new URL(request.url()).pathname

/** Loads a page from nothing, until its news are live. */
const loadLive = async (page: Page, path: string) => {
  const requests = watch(page)
  await page.goto(path)
  await page.locator('tr[data-row]').first().waitFor()
  await page.locator('.live[data-state="live"]').first().waitFor()
  await page.waitForLoadState('networkidle')
  return requests
}

test('a page without a payload asks for nothing twice', async () => {
  const page = await newPage(inject('base'))
  await signIn(page, 'owner@harcourt.test')
  for (const path of ['/admin/users', '/conveyances']) {
    const requests = await loadLive(page, path)
    const asked = requests.map(pathOf).filter((it) => /^\/(api|auth)\//.test(it))
    expect(asked).toContain('/auth/user')
    expect(asked.filter((it, at) => asked.indexOf(it) !== at)).toEqual([])
  }
})

test('the sign-in page becomes idle', async () => {
  const page = await newPage(inject('base'))
  await page.goto('/auth/login')
  await page.waitForLoadState('networkidle', { timeout: 10_000 })
})
