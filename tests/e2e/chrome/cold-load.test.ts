import { afterAll, afterEach, expect, inject, test } from 'vitest'
import { closeBrowser, expectAllQuiet, newPage } from '../../support/browser.ts'
import { signIn } from '../../support/people.ts'

afterEach(expectAllQuiet)
afterAll(closeBrowser)

const MOST_REQUESTS = 25

/** A request that a slow connection repeats. */
const isMissed = (address: string) => address.includes('/api/events?')

test('a staff list needs few requests, its tools and news included', async () => {
  const page = await newPage(inject('base'))
  await signIn(page, 'conveyancer@harcourt.test')
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.clearBrowserCache')
  await page.goto('about:blank')
  const asked: string[] = []
  cdp.on('Network.requestWillBeSent', ({ request }) => asked.push(request.url))
  cdp.on('Network.webSocketCreated', ({ url }) => asked.push(url))
  await page.goto(`${inject('base')}/conveyances`)
  await page.locator('.live[data-state="live"]').first().waitFor()
  await page.getByRole('searchbox', { name: 'Find in this list' }).waitFor()
  await page.waitForLoadState('networkidle')
  const [missed, others] = [asked.filter(isMissed), asked.filter((it) => !isMissed(it))]
  expect(new Set(missed).size + others.length, asked.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS)
})
