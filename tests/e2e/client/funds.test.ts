import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { callerFor, clientFor, dataOf } from '../../support/api.ts'
import { newFacts, someConveyances } from '../../support/quotes.ts'
import { pageOf } from '../../support/signed-in.ts'

const base = inject('base')
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

// A picture of one pixel.
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const heading = (page: Page, name: RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor()
const goOn = (page: Page) => page.getByRole('button', { name: 'Save and continue' }).click()

/** Tells of savings that pay the whole price, one question a page. */
const tellsOfSavings = async (page: Page, pounds: string) => {
  await page.getByRole('link', { name: 'Tell us where it comes from' }).first().click()
  await page.getByRole('link', { name: 'Start' }).click()
  await page.getByText('Savings from income').click()
  await goOn(page)
  await heading(page, /how much is it\?$/)
  await goOn(page)
  await page.getByRole('alert').getByText('Enter the amount.').waitFor()
  await page.getByLabel('Amount').fill(pounds)
  await goOn(page)
  await heading(page, /how did it come about\?$/)
  await page.getByLabel('In your own words').fill('Saved from my salary as a nurse since 2011')
  await goOn(page)
  await heading(page, /show us$/)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'statements.png', mimeType: 'image/png', buffer: pixel })
  await page.getByText('We have statements.png.').waitFor()
  await page.getByRole('link', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'That is everything. Send to us' }).click()
  await heading(page, /^Thank you/)
}

test('a buyer says on a phone where the money is from, one person reviews it and another accepts it', {
  timeout: 120_000,
}, async () => {
  const owner = await callerFor(base, 'owner@harcourt.test')
  const supervisor = await callerFor(base, 'supervisor@harcourt.test')
  const facts = newFacts('purchase')
  const [opened] = await someConveyances(owner, facts)
  const id = opened?.id ?? ''
  const { conveyance } = dataOf(await owner.get(`/api/conveyances/${id}`))
  const staff = await pageOf(base, owner, `/conveyances/${id}?tab=compliance`)
  const funds = staff.getByRole('region', { name: 'Source of funds', exact: true })
  await funds.getByRole('button', { name: 'Ask the client' }).click()
  await staff.getByRole('button', { name: 'Send the link' }).click()
  await funds.getByText('Waiting for the client').waitFor()

  const email = facts.clients[0]?.email ?? ''
  const client = await pageOf(base, await clientFor(base, owner, email), '/', phone)
  await tellsOfSavings(client, String(conveyance.price / 100))

  await funds.getByRole('link', { name: 'statements.png' }).waitFor()
  await funds.getByRole('button', { name: 'Review' }).click()
  await funds.getByLabel(/^What you saw of: Savings from income/).fill('Six months of statements')
  await funds.getByRole('button', { name: 'Send for acceptance' }).click()
  const accept = (page: Page) => page.getByRole('button', { name: 'Accept', exact: true })
  await expect.poll(() => accept(staff).getAttribute('aria-disabled')).toBe('true')

  const second = await pageOf(base, supervisor, `/conveyances/${id}?tab=compliance`)
  await accept(second).click()
  await funds.getByText(/accepted by/).waitFor()
  await client
    .getByRole('heading', { name: 'We have accepted where your money comes from' })
    .waitFor()
  const { facts: recorded } = dataOf(await owner.get(`/api/conveyances/${id}`)).conveyance
  expect(Object.keys(recorded)).toContain('source_of_funds_accepted')
})
