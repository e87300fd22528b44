import type { Page } from 'playwright'
import { afterAll, afterEach, inject, test } from 'vitest'
import { closeBrowser, expectAllQuiet, newPage } from '../../support/browser.ts'
import { signIn } from '../../support/people.ts'

afterEach(expectAllQuiet)
afterAll(closeBrowser)

/** Opens a list whose tools do not arrive before the returned function is called. */
const openWithoutTools = async (page: Page) => {
  const held = Promise.withResolvers<void>()
  await page.route(/\/_astro\/tools\./, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/conveyances')
  await page.locator('tr[data-row]').first().waitFor()
  return held.resolve
}

test('keys that are pressed before the tools have come are answered when they come', async () => {
  const page = await newPage(inject('base'))
  await signIn(page, 'conveyancer@harcourt.test')
  const answers = [
    ['?', page.getByRole('heading', { name: 'Keyboard shortcuts' })],
    ['Control+k', page.getByRole('dialog', { name: 'Find' })],
  ] as const
  for (const [key, answer] of answers) {
    const release = await openWithoutTools(page)
    await page.keyboard.press(key)
    release()
    await answer.waitFor()
    await page.unrouteAll({ behavior: 'wait' })
  }
})
