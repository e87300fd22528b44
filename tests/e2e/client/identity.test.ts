import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { type Caller, callerFor, clientFor, dataOf } from '../../support/api.ts'
import { newFacts, someConveyances } from '../../support/quotes.ts'
import { pageOf } from '../../support/signed-in.ts'

const base = inject('base')
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

// A picture of one pixel.
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A case whose client gave their date of birth and address. */
const aCase = async (owner: Caller) => {
  const facts = newFacts()
  const [opened] = await someConveyances(owner, facts)
  return { id: opened?.id ?? '', email: facts.clients[0]?.email ?? '' }
}

const photograph = async (page: Page, heading: RegExp, name: string) => {
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'image/png', buffer: pixel })
  await page.getByText(`We have ${name}.`).waitFor()
  await page.getByRole('link', { name: 'Continue' }).click()
}

const provesIdentity = async (page: Page) => {
  await page.getByRole('link', { name: 'Prove who you are' }).first().click()
  await page.getByText('Driving licence').click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await photograph(page, /^Photograph your driving licence/, 'front.png')
  await photograph(page, /^Now the back/, 'back.png')
  await expect.poll(() => page.locator('.identity-code').innerText()).toMatch(/^[A-Z0-9]{6}$/)
  await photograph(page, /^Take a picture of yourself/, 'selfie.png')
  await photograph(page, /^Show us where you live/, 'bill.png')
  await page.getByRole('button', { name: 'Send to us' }).click()
  await page.getByRole('heading', { name: 'Thank you. We have it' }).waitFor()
}

const fillReview = async (page: Page) => {
  const form = page.getByRole('region', { name: /^Check of / })
  await expect.poll(() => form.getByRole('img').count()).toBe(4)
  await form.getByLabel('Date of birth on the document').fill('4 May 1980')
  await form.getByLabel('Address on the proof').fill('14 Almond Row, Ludlow')
  for (const box of await form.getByRole('checkbox').all()) await box.check()
  for (const [at, ending] of ['4821', '0017'].entries())
    await form.getByLabel('Last 4 of its number').nth(at).fill(ending)
  await form.getByLabel('Expires').first().fill('1 January 2099')
  await form.getByRole('button', { name: 'Send for approval' }).click()
}

test('a client proves who they are on a phone, one person reviews it and another approves it', {
  timeout: 120_000,
}, async () => {
  const owner = await callerFor(base, 'owner@harcourt.test')
  const supervisor = await callerFor(base, 'supervisor@harcourt.test')
  const { id, email } = await aCase(owner)
  const staff = await pageOf(base, owner, `/conveyances/${id}?tab=compliance`)
  const people = staff.getByRole('region', { name: 'Identity', exact: true })
  await people.getByRole('button', { name: /^Actions for / }).click()
  await staff.getByRole('menuitem', { name: 'Ask the client for pictures' }).click()
  await staff.getByRole('button', { name: 'Send the link' }).click()
  await people.getByText('Waiting for the client').waitFor()

  const client = await pageOf(base, await clientFor(base, owner, email), '/', phone)
  await provesIdentity(client)

  await people.getByText('With us').waitFor()
  await people.getByRole('button', { name: /^Open/ }).click()
  await fillReview(staff)
  await people.getByText('Waiting for a second person').waitFor()
  await people.getByRole('button', { name: /^Look and approve/ }).click()
  const approve = (page: Page) => page.getByRole('button', { name: 'Approve', exact: true })
  await expect.poll(() => approve(staff).getAttribute('aria-disabled')).toBe('true')

  const second = await pageOf(base, supervisor, `/conveyances/${id}?tab=compliance`)
  await second.getByRole('button', { name: /^Look and approve/ }).click()
  await approve(second).click()
  await second
    .getByRole('region', { name: 'Identity', exact: true })
    .getByText('1 of 1 passed')
    .waitFor()
  await client.getByRole('heading', { name: 'Your identity check is done' }).waitFor()
  const { conveyance } = dataOf(await owner.get(`/api/conveyances/${id}`))
  expect(Object.keys(conveyance.facts)).toContain('identity_checked')
})
