import { beforeAll, expect, inject, test } from 'vitest'
import { type Caller, callerFor, dataOf } from '../../support/api.ts'
import { someConveyances } from '../../support/quotes.ts'
import { pageOf } from '../../support/signed-in.ts'

const base = inject('base')
let owner: Caller
beforeAll(async () => {
  owner = await callerFor(base, 'owner@harcourt.test')
})

test('a message is checked before it is sent to the people of several cases', async () => {
  const cases = [await someConveyances(owner), await someConveyances(owner)].flat()
  const query = `?view=all&q=${cases[0]?.ref}`
  const page = await pageOf(base, owner, `/conveyances${query}`)
  await page
    .getByRole('row', { name: new RegExp(`${cases[0]?.ref}`) })
    .getByRole('checkbox')
    .check()
  await page.getByRole('button', { name: 'Message', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Write to the people of 1 case' })
  await dialog.getByLabel('Subject').fill('Christmas: {ref}')
  await dialog.getByLabel('Message', { exact: true }).fill('We are closed until 4 January, {name}.')
  await dialog.getByRole('button', { name: 'Check who gets it' }).click()
  await dialog.getByText('1 person in 1 case.').waitFor()
  await dialog.getByRole('button', { name: 'Send to 1 person' }).click()
  await page.getByText('1 case written to').waitFor()
  await page.goto(`/conveyances/${cases[0]?.id}?tab=history`)
  await page.getByText(`“Christmas: ${cases[0]?.ref}”`).first().waitFor()
})

test('a task says why it is as it is', async () => {
  const [{ id = '' } = {}] = await someConveyances(owner)
  const page = await pageOf(base, owner, `/conveyances/${id}`)
  await page
    .getByRole('button', { name: /^Why: / })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: /^Why: / })
  await expect.poll(() => dialog.locator('p').count()).toBeGreaterThan(0)
})

test('a lead becomes a case, and each leads to the other', async () => {
  const lead = dataOf(
    await owner.post('/api/leads', {
      first_name: 'Ines',
      last_name: `Vale${Date.now()}`,
      email: '',
      phone: '07700 900482',
      intent: ['sale'],
      sale_stage: 'sold',
      address: '9 Quay Street, Bristol',
      postcode: 'BS1 4AA',
      price: 310_000_00,
      source: 'phone',
      consent: { basis: 'by_phone', marketing: false },
      spoken_to: true,
    }),
  )
  const page = await pageOf(base, owner, `/quotes/leads/${lead.id}`)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Open a case' }).click()
  await page.getByText(`From lead ${lead.number}`).waitFor()
  await expect
    .poll(() => page.getByLabel('Address', { exact: true }).inputValue())
    .toBe('9 Quay Street')
  await page.getByLabel('Fee earner').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Open the case' }).click()
  await page.waitForURL(/\/conveyances\/[0-9a-f-]{36}$/)
  await page.getByRole('link', { name: 'Overview', exact: true }).click()
  await page.getByRole('link', { name: 'Lead and notes of the enquiry' }).click()
  await page.getByText('Became case').waitFor()
})
