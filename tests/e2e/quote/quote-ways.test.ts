import type { Page } from 'playwright'
import { beforeAll, expect, inject, test } from 'vitest'
import { addDays, londonDate } from '#domain/dates'
import { type Caller, callerFor, dataOf } from '../../support/api.ts'
import { aDraft, aSentQuote, newFacts, someConveyances } from '../../support/quotes.ts'
import { pageOf } from '../../support/signed-in.ts'

let adviser: Caller
beforeAll(async () => {
  adviser = await callerFor(inject('base'), 'adviser@harcourt.test')
})

const today = londonDate(new Date().toISOString())
const open = (id: string) => pageOf(inject('base'), adviser, `/quotes/quote-cases/${id}`)
const shown = async (id: string) => dataOf(await adviser.get(`/api/quote-cases/${id}`)).quote_case

const choose = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

test('a quote that is on hold is taken off hold', async () => {
  const { id, version } = await aSentQuote(adviser)
  const hold = { version, hold_until: addDays(today, 20), reason: 'The client is abroad' }
  dataOf(await adviser.post(`/api/quote-cases/${id}/hold`, hold))
  const page = await open(id)
  await choose(page, 'Take off hold')
  await expect.poll(async () => (await shown(id)).status).toBe('following_up')
})

test('the next step of a quote is planned without a call', async () => {
  const { id } = await aSentQuote(adviser)
  const page = await open(id)
  await choose(page, 'Plan the next step')
  const dialog = page.getByRole('dialog', { name: 'Plan the next step' })
  await dialog.getByText('Cold', { exact: true }).click()
  await dialog.getByLabel('Next').selectOption('email')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'hidden' })
  const { temperature, next_action, attempts } = await shown(id)
  expect([temperature, next_action?.type, attempts]).toEqual(['cold', 'email', 0])
})

test('a lender that nobody listed is typed, and kept as it was written', async () => {
  const { purchase, ...facts } = newFacts('purchase')
  const of = { ...facts, purchase: purchase && { ...purchase, mortgage: true } }
  const { id } = await aDraft(adviser, of)
  const page = await pageOf(inject('base'), adviser, `/quotes/quote-cases/${id}/draft-edit`)
  const lender = page.getByRole('combobox', { name: 'Lender' }).first()
  await lender.fill('Otter Vale Building Society')
  await page.getByRole('option', { name: /Otter Vale Building Society/ }).click()
  await expect
    .poll(async () => JSON.stringify((await shown(id)).facts))
    .toContain('"lender":"Otter Vale Building Society"')
})

test('a draft is discarded after it was confirmed', async () => {
  const { id } = await aDraft(adviser)
  const page = await open(id)
  await choose(page, 'Discard the draft')
  const dialog = page.getByRole('dialog', { name: 'Discard the draft' })
  await dialog.getByText('This cannot be undone.').waitFor()
  await dialog.getByRole('button', { name: 'Discard the draft' }).click()
  await page.getByText('Draft discarded', { exact: true }).waitFor()
  expect((await adviser.get(`/api/quote-cases/${id}`)).status).toBe(404)
})

test('the history of a quote leads to its case, and the case back to the quote', async () => {
  const owner = await callerFor(inject('base'), 'owner@harcourt.test')
  const [{ id = '', ref = '' } = {}] = await someConveyances(owner)
  const page = await pageOf(inject('base'), owner, `/conveyances/${id}?tab=overview`)
  await page.getByRole('link', { name: 'Quote and notes of the enquiry' }).click()
  await page.locator('.quote-timeline').getByRole('link', { name: ref }).click()
  await page.waitForURL(`**/conveyances/${id}`)
})
