import type { Page } from 'playwright'
import { beforeAll, expect, inject, test } from 'vitest'
import { type Caller, callerFor, dataOf } from '../../support/api.ts'
import { allowNoise } from '../../support/browser.ts'
import { aDraft, aSentQuote, newFacts, pressSend } from '../../support/quotes.ts'
import { pageOf } from '../../support/signed-in.ts'

const base = inject('base')
let manager: Caller
let adviser: Caller
beforeAll(async () => {
  manager = await callerFor(base, 'manager@harcourt.test')
  adviser = await callerFor(base, 'adviser@harcourt.test')
})

const samples = (page: Page) => page.getByRole('region', { name: 'Sample cases' })
const freehold = (page: Page) =>
  samples(page).getByRole('listitem').filter({ hasText: 'Freehold sale at £285,000' })
const part = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Parts of the scale' })
    .getByRole('link', { name, exact: true })
const legalFee = (quoteCase: {
  quotes: { priced: { matters: { lines: { ex_vat: number }[] }[] } }[]
}) => quoteCase.quotes.at(-1)?.priced.matters[0]?.lines[0]?.ex_vat

type Introducer = { readonly id: string; readonly name: string }

/** A draft copied from the prices of today, opened in its editor. */
const draftOf = async (name: string, agency?: Introducer) => {
  const page = await pageOf(base, manager, '/quotes')
  await page.getByRole('link', { name: 'Prices', exact: true }).click()
  await page.getByRole('button', { name: 'New prices' }).click()
  const dialog = page.getByRole('dialog', { name: 'New prices' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  await dialog.getByRole('button', { name: 'Today' }).click()
  if (agency) {
    await dialog.getByRole('combobox', { name: 'For clients of' }).fill(agency.name)
    await page.getByRole('option', { name: agency.name }).click()
  }
  await dialog.getByRole('button', { name: 'Create draft' }).click()
  await page.getByRole('heading', { name, level: 1 }).waitFor()
  await samples(page).waitFor()
  return page
}

/** Facts of a client whom an agency introduced: its prices are nobody else’s. */
const introducedBy = ({ id, name }: Introducer) => ({
  ...newFacts(),
  referral: {
    agency_id: id,
    agency: name,
    branch_id: null,
    branch: '',
    negotiator_id: null,
    negotiator: '',
    fee: 0,
  },
})

/** Throws a draft away, so that nobody else finds it. */
const discarded = async (page: Page) => {
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('heading', { name: 'Prices', level: 1 }).waitFor()
}

test('a manager copies the prices for an agency, raises a band, sees what it does and publishes; sent quotes keep their price', async () => {
  const agency = dataOf(await manager.get('/api/agencies')).at(-1)
  const sent = await aSentQuote(adviser, introducedBy(agency))
  const page = await draftOf('Winter prices', agency)
  await expect.poll(() => freehold(page).innerText()).not.toContain('+')

  await part(page, 'Sale').click()
  const fees = page.getByRole('textbox', { name: 'Fee without VAT' })
  await fees.nth(1).fill('945')
  await fees.nth(2).fill('1,045')
  await expect.poll(() => freehold(page).innerText()).toContain('+£120.00')
  await samples(page)
    .getByRole('button', { name: /Freehold sale at £285,000/ })
    .click()
  const line = samples(page).getByRole('listitem').filter({ hasText: 'Legal fee, freehold to' })
  await expect.poll(() => line.first().innerText()).toMatch(/£1,014\.00\s+£1,134\.00/)

  await page.getByRole('button', { name: 'Publish' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish the scale?' })
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await page.getByText('In force', { exact: true }).waitFor()
  await expect.poll(() => fees.nth(1).getAttribute('readonly')).not.toBeNull()

  const dearer = await aSentQuote(adviser, introducedBy(agency))
  expect(legalFee(dearer)).toBe((legalFee(sent) ?? 0) + 100_00)
  const kept = dataOf(await adviser.get(`/api/quote-cases/${sent.id}`)).quote_case
  expect(legalFee(kept)).toBe(legalFee(sent))
  expect(legalFee(await aSentQuote(adviser))).toBe(legalFee(sent))
})

test('what keeps a draft from being published is named at its field, and a press goes there', async () => {
  const page = await draftOf('Unfinished')
  await part(page, 'Sale').click()
  await page.getByRole('textbox', { name: 'Above £200,000, up to' }).fill('150,000')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByText('Draft saved').waitFor()

  await part(page, 'The scale').click()
  const faults = page.getByRole('region', { name: 'Before it can be published' })
  await expect
    .poll(() => faults.innerText())
    .toContain('Enter an amount above the start of the band, £200,000.')
  await faults.getByRole('button', { name: 'Sale, band 2' }).click()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('matters.0.bands.1.to')
  await part(page, 'Purchase').click()
  await page.getByRole('button', { name: 'Publish' }).click()
  const band = page.getByRole('textbox', { name: 'Above £200,000, up to' })
  await expect.poll(() => band.getAttribute('name')).toBe('matters.0.bands.1.to')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  await band.fill('300,000')
  await expect.poll(() => faults.count()).toBe(0)
  await discarded(page)
})

test('leaving what is typed asks first; whoever comes second sees both versions and chooses', async () => {
  const page = await draftOf('Shared work')
  allowNoise(page, /status of 409/)
  await page.getByLabel('Discount on a purchase with a sale').fill('90')
  await page.getByRole('button', { name: 'All prices' }).click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Keep editing' }).click()

  const id = new URL(page.url()).searchParams.get('scale')
  const { fee_scale } = dataOf(await manager.get(`/api/fee-scales/${id}`))
  const { id: _, version, state, agency, ...kept } = fee_scale
  const { changed_at, changed_by, published_at, published_by, ...prices } = kept
  const theirs = { version, prices: { ...prices, linked_discount: 50_00 } }
  dataOf(await manager.call('PUT', `/api/fee-scales/${id}`, theirs))

  await page.getByRole('button', { name: 'Save draft' }).click()
  const chooser = page.getByRole('alert').filter({ hasText: 'Choose which version to keep.' })
  await expect.poll(() => chooser.innerText()).toMatch(/£90\.00\s+£50\.00/)
  await chooser.getByRole('button', { name: 'Keep mine' }).click()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByText('Draft saved').waitFor()
  const after = dataOf(await manager.get(`/api/fee-scales/${id}`)).fee_scale
  expect(after.linked_discount).toBe(90_00)
  await discarded(page)
})

test('an adviser’s price beyond the limit says how far they may go, is not sent, and the draft is kept', async () => {
  const draft = await aDraft(adviser, newFacts())
  const page = await pageOf(base, adviser, `/quotes/quote-cases/${draft.id}/draft-edit`)
  const sendings: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/dispatch')) sendings.push(request.url())
  })
  const hand = page.getByRole('region', { name: 'Manual adjustments' })
  await hand.getByRole('button', { name: 'Add a changed price' }).click()
  const amount = hand.getByRole('textbox', { name: 'Price without VAT' })
  await amount.fill('100')
  const fault = hand.locator('.fault')
  await expect
    .poll(() => fault.innerText())
    .toMatch(
      /^The lowest price for this is £\d+(\.\d\d)?, 25% below the scale\. Ask someone who can change fee scales to go lower\.$/,
    )
  await hand.getByLabel('Reason').fill('Matched another quote')
  await page.getByRole('button', { name: 'Send by email' }).click()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('overrides.0.amount')
  expect(sendings).toEqual([])
  await page.getByText(/Draft saved/).waitFor()

  await amount.fill('800')
  await expect.poll(() => fault.count()).toBe(0)
  await pressSend(page)
  await page.waitForURL(/\/quotes\/quote-cases\/[0-9a-f-]{36}$/)
  const sent = dataOf(await adviser.get(`/api/quote-cases/${draft.id}`)).quote_case
  expect([legalFee(sent), sent.quotes.length]).toEqual([800_00, 1])
})

test('a price that no band covers and a day without a tax table are said where the price would stand', async () => {
  const draft = await aDraft(adviser, newFacts('purchase'))
  const page = await pageOf(base, adviser, `/quotes/quote-cases/${draft.id}/draft-edit`)
  const panel = page.getByRole('complementary', { name: 'Price' })
  const price = page.getByRole('textbox', { name: 'Price', exact: true })
  await price.fill('7,000,000')
  const words = 'The fee scale has no band for £7,000,000. Add a band, or quote by letter.'
  await panel.getByText(words).waitFor()
  await page.getByRole('button', { name: 'Send by email' }).click()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('purchase.price')
  await price.fill('500,000')
  await expect.poll(() => panel.getByText(words).count()).toBe(0)

  await page.getByLabel('Expected completion').fill('2009-01-05')
  await panel
    .getByRole('status')
    .getByText(/There are no .* for/)
    .waitFor()
  await page.getByRole('button', { name: 'Send by email' }).click()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('purchase.expected_completion')
  await page.getByLabel('Expected completion').fill('')
  await pressSend(page)
  await page.waitForURL(/\/quotes\/quote-cases\/[0-9a-f-]{36}$/)
})
