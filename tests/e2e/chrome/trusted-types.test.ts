import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Caller, callerFor, clientFor } from '../../support/api.ts'
import { allowNoise, closeBrowser, expectAllQuiet, newPage } from '../../support/browser.ts'
import { REFUSED_HTML, setHtml } from '../../support/set-html.ts'
import { pageOf } from '../../support/signed-in.ts'

const base = inject('base')
let owner: Caller

beforeAll(async () => {
  owner = await callerFor(base, 'owner@harcourt.test')
})
afterEach(expectAllQuiet)
afterAll(closeBrowser)

/** Follows an address as a link of the page would, without loading the document anew. */
const follow = async (page: Page, address: string) => {
  await page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    document.body.appendChild(link).click()
  }, address)
  await page.waitForURL((url) => url.pathname === address)
}

describe('HTML in a string is refused', () => {
  test.each(['/', '/quotes', '/conveyances', '/admin/uikit', '/403', '/nowhere'])(
    'on the page %s',
    async (path) => {
      const page = await pageOf(base, owner, path)
      allowNoise(page, REFUSED_HTML, /40[34]/)
      await expect.poll(() => page.evaluate(setHtml)).toBe('TypeError')
    },
  )

  test('on the pages of sign-in and of clients', async () => {
    const page = await newPage(base)
    allowNoise(page, REFUSED_HTML)
    await page.goto('/auth/login')
    await expect.poll(() => page.evaluate(setHtml)).toBe('TypeError')
    const client = await clientFor(base, owner, 'client@sample.test')
    const portal = await pageOf(base, client, '/')
    allowNoise(portal, REFUSED_HTML)
    await expect.poll(() => portal.evaluate(setHtml)).toBe('TypeError')
  })

  test('and nobody else makes a policy that would pass it', async () => {
    const page = await pageOf(base, owner, '/quotes')
    allowNoise(page, /trusted-types|TrustedTypePolicy|policy/i)
    const makePolicies = () => {
      const make = (name: string) => {
        try {
          const rules = {
            createHTML: (text: string) => text,
            createScript: (text: string) => text,
            createScriptURL: (text: string) => text,
          }
          return String(globalThis.trustedTypes?.createPolicy(name, rules) !== undefined)
        } catch (error) {
          return error instanceof Error ? error.name : 'thrown'
        }
      }
      return ['other', 'default'].map(make)
    }
    await expect.poll(() => page.evaluate(makePolicies)).toEqual(['TypeError', 'TypeError'])
  })
})

describe('pages that are swapped in place', () => {
  test('run the scripts that they bring', async () => {
    const page = await pageOf(base, owner, '/nowhere')
    allowNoise(page, /40[34]/, REFUSED_HTML)
    await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }))
    await follow(page, '/quotes')
    await page.locator('tbody tr').first().waitFor()
    await follow(page, '/elsewhere')
    await page.getByText('Page not found: /elsewhere').waitFor()
    await follow(page, '/admin/uikit')
    await page.locator('main h1').first().waitFor()
    await expect.poll(() => page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true)
    await expect.poll(() => page.evaluate(setHtml)).toBe('TypeError')
  })
})
