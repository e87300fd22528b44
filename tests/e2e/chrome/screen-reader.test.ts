import type { Locator, Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { londonDate } from '#domain/dates'
import { addWorkingDays } from '#domain/working-days'
import { callerFor } from '../../support/api.ts'
import { allowNoise, newPage } from '../../support/browser.ts'
import { recordSeen } from '../../support/evidence.ts'
import { fillExchange } from '../../support/exchange-form.ts'
import { latestMessage } from '../../support/people.ts'
import { confirmInstruct, confirmSend } from '../../support/quotes.ts'

const base = inject('base')
const marker = `${Date.now()}`.slice(-6)
const client = { first: 'Ailsa', last: `Merrow${marker}`, email: `ailsa.${marker}@sample.test` }

/** Runs in the page: all that a screen reader would say by itself, in the order in which it came. */
const listen = () => {
  const root = globalThis as unknown as { heard: string[] }
  root.heard = []
  const live = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"]'
  const hear = (node: Node) => {
    const at = node instanceof Element ? node : node.parentElement
    const region = at?.closest(live) ?? (node instanceof Element ? node.querySelector(live) : null)
    const words = region?.textContent?.replace(/\s+/g, ' ').trim()
    if (words && root.heard.at(-1) !== words) root.heard.push(words)
  }
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      hear(target)
      for (const added of addedNodes) hear(added)
    }
  }).observe(document, { childList: true, characterData: true, subtree: true })
}

const listeningPage = async (host = 'localhost') => {
  const page = await newPage(base, host, { reducedMotion: 'reduce' })
  await page.addInitScript(listen)
  return page
}

const expectHeard = (page: Page, words: RegExp) =>
  expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard), {
      timeout: 10_000,
    })
    .toContainEqual(expect.stringMatching(words))

/** One heading says what the page is, and none below it leaves a level out. */
const expectOutline = async (page: Page, name: RegExp) => {
  await page.getByRole('heading', { level: 1, name }).waitFor()
  const faults = async () => {
    const levels = await page
      .getByRole('main')
      .getByRole('heading')
      .evaluateAll((all) => all.map((it) => Number(it.tagName.slice(1))))
    const skipped = levels.filter((level, at) => at > 0 && level > (levels[at - 1] ?? 0) + 1)
    const first = levels.filter((level) => level === 1).length
    return first === 1 && skipped.length === 0 ? [] : levels
  }
  await expect.poll(faults).toEqual([])
}

const nameOf = (part: Locator) => part.evaluate((it) => it.getAttribute('aria-label') ?? '')

/** The parts of a page can be told apart by their names. */
const expectLandmarks = async (page: Page) => {
  await expect.poll(() => page.getByRole('main').count()).toBe(1)
  await expect.poll(() => page.getByRole('banner').count()).toBe(1)
  const ways = await page.getByRole('navigation').all()
  const names = await Promise.all(ways.map(nameOf))
  expect(names).not.toContain('')
  expect(new Set(names).size).toBe(names.length)
}

const expectFocus = (at: Locator) =>
  expect.poll(() => at.evaluate((it) => it === document.activeElement)).toBe(true)

const signIn = async (page: Page) => {
  allowNoise(page, /status of 422/)
  await page.goto('/auth/login')
  await page.getByRole('textbox', { name: 'Work email' }).fill('owner@harcourt.test')
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await page.getByRole('button', { name: 'Sign in' }).press('Enter')
  await expectHeard(page, /do not match|not right|wrong|try again/i)
  await page.getByLabel('Password', { exact: true }).fill('deedbox-demo-2026')
  await page.getByRole('button', { name: 'Sign in' }).press('Enter')
  await expectOutline(page, /^Good /)
  await expectLandmarks(page)
}

const quote = async (page: Page) => {
  await page
    .getByRole('navigation', { name: 'Areas' })
    .getByRole('link', { name: 'Quotes' })
    .press('Enter')
  await expectHeard(page, /\| Create a Quote$/)
  await expectOutline(page, /^Create a quote$/)
  await expectFocus(page.getByRole('main'))
  await page.getByRole('textbox', { name: 'First client, first name' }).fill(client.first)
  await page.getByRole('textbox', { name: 'Last name' }).fill(client.last)
  await page.getByRole('textbox', { name: 'Email' }).fill(client.email)
  await page.getByRole('radio', { name: 'Sale', exact: true }).press('Space')
  await page.getByRole('radio', { name: 'Offer accepted' }).press('Space')
  const sold = page.getByRole('region', { name: /^Property/ })
  await sold.getByRole('textbox', { name: 'Address' }).fill('3 Rook Lane, Ludlow')
  await sold.getByRole('textbox', { name: 'Postcode' }).fill('SY8 1AB')
  await sold.getByRole('textbox', { name: 'Price' }).fill('310,000')
  await sold.getByRole('radio', { name: 'Freehold', exact: true }).press('Space')
  await expectHeard(page, /^Draft saved \d\d:\d\d/)
  await page
    .getByRole('complementary', { name: 'Price' })
    .getByRole('button', { name: 'Send by email' })
    .press('Enter')
  await confirmSend(page).press('Enter')
  await expectOutline(page, new RegExp(client.last))
}

const accept = async (staff: Page) => {
  const offer = await latestMessage(staff, client.email, 'quote.sent')
  const page = await listeningPage('clients.localhost')
  await page.goto(offer.body.match(/https?:\/\/\S+/)?.[0] ?? '')
  await expectOutline(page, /^£/)
  await page.getByRole('textbox', { name: 'Your full name' }).fill(`${client.first} ${client.last}`)
  await page.getByRole('checkbox', { name: 'I accept this quote and the terms' }).press('Space')
  await page.getByRole('button', { name: 'Accept the quote' }).press('Enter')
  await expectHeard(page, /accepted/i)
}

const instruct = async (page: Page) => {
  await page.getByRole('button', { name: 'Instruct' }).press('Enter')
  await confirmInstruct(page).press('Enter')
  await expectOutline(page, /3 Rook Lane/)
  await expectLandmarks(page)
}

/** Ticks what is open until nothing opens any more; two people record what no tick does. */
const tick = async (page: Page) => {
  const id = page.url().match(/[0-9a-f-]{36}/)?.[0] ?? ''
  const first = await callerFor(base, 'owner@harcourt.test')
  const second = await callerFor(base, 'supervisor@harcourt.test')
  const open = page.getByRole('checkbox', { name: /^Done: /, checked: false, disabled: false })
  for (let ticks = 0; ticks < 120; ticks++) {
    const box = open.first()
    if (
      !(await box.waitFor({ timeout: 3000 }).then(
        () => true,
        () => false,
      ))
    ) {
      if ((await recordSeen(first, second, id)) === 0) return
      // The others' news may come after the next tick, which would then be refused.
      await page.reload()
      continue
    }
    const name = (await box.getAttribute('aria-label')) ?? ''
    await page.getByRole('checkbox', { name, exact: true }).press('Space', { timeout: 5000 })
    await page
      .getByRole('checkbox', { name, exact: true, checked: false })
      .waitFor({ state: 'detached' })
  }
}

const exchange = async (page: Page) => {
  const opener = page.getByRole('button', { name: 'Change status' })
  const dialog = page.getByRole('dialog', { name: 'Exchange contracts' })
  const open = async () => {
    await opener.press('Enter')
    await expectFocus(page.getByRole('menuitem').first())
    await page.getByRole('menuitem', { name: 'Exchange contracts' }).press('Enter')
    await dialog.waitFor()
    await expect.poll(() => dialog.evaluate((it) => it.contains(document.activeElement))).toBe(true)
  }
  await open()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await expectFocus(opener)
  await open()
  await fillExchange(dialog, addWorkingDays(londonDate(new Date().toISOString()), 5))
  await dialog.getByRole('button', { name: 'Exchange', exact: true }).press('Enter')
  await page.getByRole('main').getByText('Exchanged', { exact: true }).first().waitFor()
}

/**
 * What somebody hears who does not see the page. They sign in, and are told when the password is wrong. The areas
 * are a named list of links; a new page is announced by its title, and the focus is in it. The quote is a form of
 * named fields in named regions; that the draft is saved is said without the focus moving. The client hears that
 * the price is accepted. The case is one heading with its stages below it, each task a checkbox named by what is
 * done. A menu opened by Enter stands on its first verb; a dialog takes the focus, and gives it back to what
 * opened it.
 */
test('a quote becomes an exchanged case by what is heard alone', { timeout: 240_000 }, async () => {
  const page = await listeningPage()
  await signIn(page)
  await quote(page)
  const address = page.url()
  await accept(page)
  await page.goto(address)
  await instruct(page)
  await tick(page)
  await exchange(page)
})
