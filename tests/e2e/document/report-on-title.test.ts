import type { Page } from 'playwright'
import { beforeAll, expect, inject, test } from 'vitest'
import { type Caller, callerFor, newLink, sentTo } from '../../support/api.ts'
import { allowNoise, newPage } from '../../support/browser.ts'
import { newFacts, signatureOf, someConveyances } from '../../support/quotes.ts'
import { pageOf } from '../../support/signed-in.ts'

const base = inject('base')
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
// The browser's own viewer of PDFs.
const viewer = /chrome(?:-extension)?:\/\//

let owner: Caller
let conveyancer: Caller
beforeAll(async () => {
  owner = await callerFor(base, 'owner@harcourt.test')
  conveyancer = await callerFor(base, 'conveyancer@harcourt.test')
})

const answers = {
  'What does the client have to decide?': 'Whether you accept the right of way',
  'Which rights come with it?': 'A right of way over the lane',
  'Which duties and limits are on it?': 'You keep the lane in repair',
  'What is known of works and planning?': 'No works are known.',
  'What do the searches say?': 'Local. Fine: nothing planned nearby',
  'What is to be paid on completion, besides the price?': 'Our fees: £1,200.00',
}

const recordTitle = async (page: Page) => {
  await page.getByRole('link', { name: 'Title & mortgage' }).click()
  await page.getByRole('button', { name: 'Change the titles' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change the titles' })
  await dialog.getByRole('button', { name: 'Add a title' }).click()
  await dialog.getByLabel('Title number').fill('BL190824')
  await dialog.getByLabel('Registered proprietors').fill('Harriet Lowe')
  await dialog.getByRole('button', { name: 'Save titles' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

const makeReport = async (page: Page) => {
  await page.getByRole('link', { name: 'Documents', exact: true }).click()
  await page.getByRole('button', { name: 'Make a document' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make a document' })
  await dialog.getByLabel('Template').fill('report on title')
  await page.getByRole('option', { name: /^Report on title/ }).click()
  for (const [label, text] of Object.entries(answers)) await dialog.getByLabel(label).fill(text)
  const preview = dialog.getByRole('region', { name: 'Preview' })
  await preview.getByText('A right of way over the lane').waitFor()
  await preview.getByText('title BL190824').waitFor()
  await preview.getByText('This cannot be made yet').waitFor({ state: 'hidden' })
  await dialog.getByLabel('Show to clients of this case').check()
  await dialog.getByRole('button', { name: 'Make the document' }).click()
  const panel = page.getByRole('dialog', { name: 'Report on title.pdf' })
  await panel.getByText('Report on title, version 1').waitFor()
  await panel.getByText('Nobody yet').waitFor()
  await panel.getByRole('button', { name: 'Close' }).click()
}

const sendReport = async (page: Page) => {
  await page.getByRole('button', { name: 'Actions for Report on title.pdf' }).click()
  await page.getByRole('menuitem', { name: 'Send by email' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send by email' })
  await dialog.getByLabel(/^Client: /).check()
  await dialog.getByLabel('Message').fill('Please read it before you sign.')
  await dialog.getByRole('button', { name: 'Send email' }).click()
  await page.getByText('1 email queued').waitFor()
}

/** From the link in the client’s email to the report on their phone. */
const readOnPhone = async (email: string) => {
  const { body } = await newLink(base, owner, email)
  const link = new URL(/https?:\/\/\S+/.exec(body)?.[0] ?? '')
  const page = await newPage(base, 'clients.localhost', phone)
  allowNoise(page, viewer)
  await page.goto(link.pathname + link.search)
  await page.getByRole('link', { name: 'See every step' }).click()
  await page.getByRole('link', { name: 'Our report to you' }).first().click()
  await page.getByRole('link', { name: 'Report on title.pdf' }).click()
  await page.getByRole('heading', { name: 'Report on title.pdf' }).waitFor()
  await page.getByText('We sent you this on').waitFor()
  await page.locator('[title="Preview of Report on title.pdf"]').waitFor()
  return page
}

test('a report on title is made from a template, sent, opened on a phone and seen as read', {
  timeout: 120_000,
}, async () => {
  const facts = newFacts('purchase')
  const email = facts.clients[0]?.email ?? ''
  const [{ id = '' } = {}] = await someConveyances(owner, facts)
  const page = await pageOf(base, conveyancer, `/conveyances/${id}`)
  allowNoise(page, viewer)
  await recordTitle(page)
  await makeReport(page)
  await sendReport(page)
  const sent = await sentTo(owner, email, 'conveyance.document-sent')
  expect(sent.attachments.map(({ name }) => name)).toEqual(['Report on title.pdf'])
  expect(sent.body).toContain('Please read it before you sign.')

  const opened = await readOnPhone(email)
  await expect.poll(() => opened.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  await page.getByRole('button', { name: 'Report on title.pdf', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Report on title.pdf' })
  await panel.getByText(new RegExp(`^${signatureOf(facts)}, `)).waitFor()
})
