import type { Page } from 'playwright'
import { afterAll, afterEach, expect, inject, test } from 'vitest'
import { closeBrowser, expectAllQuiet, newPage } from '../support/browser.ts'
import { signIn } from '../support/people.ts'

afterEach(expectAllQuiet)
afterAll(closeBrowser)

declare global {
  var seen: { lacking: string[]; shift: number }
}

// Runs inside the document: which sheets a page lacks when it is swapped in, and how far anything moved.
const watch = () => {
  globalThis.seen = { lacking: [], shift: 0 }
  document.addEventListener('astro:after-swap', () => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
      requestAnimationFrame(() => {
        if (link.sheet === null) globalThis.seen.lacking.push(link.href)
      })
  })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      globalThis.seen.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

const follow = async (page: Page, area: string, isAhead: boolean) => {
  const link = page.locator(`.rail a[data-area="${area}"]`)
  if (isAhead) {
    await link.hover()
    await page.waitForLoadState('networkidle')
    await link.click()
  } else await link.dispatchEvent('click')
  await page.waitForURL((url) => url.pathname.startsWith(`/${area}`))
  await page.locator('h1').first().waitFor()
  await page.waitForTimeout(300)
}

test.each([
  ['fetched ahead', true],
  ['not fetched ahead', false],
])('a page of another area, %s, appears with its styles and moves nothing', async (_, isAhead) => {
  const page = await newPage(inject('base'), 'localhost', {
    viewport: { width: 1440, height: 900 },
  })
  await page.addInitScript(watch)
  await signIn(page, 'owner@harcourt.test')
  await page.waitForLoadState('networkidle')
  await page.evaluate(watch)
  for (const area of ['conveyances', 'quotes', 'admin']) await follow(page, area, isAhead)
  await expect.poll(() => page.locator('head link[rel="stylesheet"]').count()).toBe(2)
  await expect.poll(() => page.evaluate(() => globalThis.seen.lacking)).toEqual([])
  await expect.poll(() => page.evaluate(() => globalThis.seen.shift)).toBeLessThan(0.01)
})
