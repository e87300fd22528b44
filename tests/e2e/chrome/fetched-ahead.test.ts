import type { Page } from 'playwright'
import { afterAll, afterEach, expect, inject, test } from 'vitest'
import { closeBrowser, expectAllQuiet, newPage } from '../../support/browser.ts'
import { signIn } from '../../support/people.ts'

afterEach(expectAllQuiet)
afterAll(closeBrowser)

declare global {
  var rowsOfFirstFrame: number | undefined
}

const watchFirstFrame = (page: Page) =>
  page.evaluate(() => {
    const count = () => {
      globalThis.rowsOfFirstFrame = document.querySelectorAll('tr[data-row]').length
    }
    document.addEventListener('astro:after-swap', () => requestAnimationFrame(count), {
      once: true,
    })
  })

/** Rests on a link until the data and the scripts of its page are there. */
const fetchAhead = async (page: Page) => {
  const payload = page.waitForResponse((it) => it.url().includes('/conveyances/_payload.json'))
  const script = page.waitForResponse((it) => it.url().includes('/_astro/ConveyanceList.'))
  await page.locator('.rail a[href="/conveyances"]').hover()
  await payload
  const src = (await script).url()
  // As text: the test's own tools would rewrite an import.
  await page.evaluate(`import(${JSON.stringify(src)}).then(() => null)`)
}

test('a list that was fetched ahead has its rows in the first frame of its page', async () => {
  const page = await newPage(inject('base'))
  await signIn(page, 'conveyancer@harcourt.test')
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await fetchAhead(page)
  await watchFirstFrame(page)
  await page.locator('.rail a[href="/conveyances"]').click()
  await expect.poll(() => page.evaluate(() => globalThis.rowsOfFirstFrame)).toBeGreaterThan(0)
})
