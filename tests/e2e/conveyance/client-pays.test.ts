import { expect, inject, test } from 'vitest'
import { londonDate } from '#domain/dates'
import { type Caller, callerFor, clientFor, dataOf, sentTo } from '../../support/api.ts'
import { newFacts, someConveyances } from '../../support/quotes.ts'
import { pageOf } from '../../support/signed-in.ts'

const base = inject('base')
const phone = { viewport: { width: 390, height: 844 } }
const today = londonDate(new Date().toISOString())

/** A case with a delivered bill of £120.00. */
const aBilledCase = async (owner: Caller) => {
  const facts = newFacts()
  const [opened] = await someConveyances(owner, facts)
  const id: string = opened?.id ?? ''
  const bill = { act: 'bill', version: 0, on: today, fees: 100_00, principal: 0, agency: 0 }
  dataOf(await owner.post(`/api/conveyances/${id}/ledger`, { ...bill, narrative: 'Our work' }))
  return { id, email: facts.clients[0]?.email ?? '' }
}

test('a client is asked, pays a bill with the test provider on a phone, and staff see it in the ledger', async () => {
  const owner = await callerFor(base, 'owner@harcourt.test')
  const { id, email } = await aBilledCase(owner)
  const staff = await pageOf(base, owner, `/conveyances/${id}?tab=money`)
  await staff.getByRole('button', { name: 'Request a payment' }).click()
  const form = staff.getByRole('dialog', { name: 'Request a payment' })
  await form.getByLabel('What it is for').selectOption('fees')
  await form.getByLabel('Delivered bill').selectOption({ index: 1 })
  await form.getByLabel('What the client reads').fill('Our work on your sale')
  await form.getByRole('button', { name: 'Request the payment' }).click()
  const requests = staff.getByRole('region', { name: 'Requests' })
  await requests.getByText('Our work on your sale').waitFor()
  const { body } = await sentTo(owner, email, 'payment-request.asked')
  expect(body).toContain('£120.00')

  const client = await clientFor(base, owner, email)
  const page = await pageOf(base, client, '/', phone)
  await page.getByRole('link', { name: 'See how to pay' }).click()
  await page.getByText('£120.00', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Continue to the test payment' }).click()
  await page.getByText('This is a test. No money moves').waitFor()
  await page.getByRole('button', { name: 'Have the test card declined' }).click()
  await page.getByText(/The test card was declined\. You have not been charged/).waitFor()
  await page.getByRole('button', { name: 'Continue to the test payment' }).click()
  await page.getByRole('button', { name: /^Pay £120.00 with the test card/ }).click()
  await page.getByRole('heading', { name: 'Paid and closed' }).waitFor()
  await page.getByRole('link', { name: /Receipt R1, £120.00/ }).waitFor()
  const [receipt] = dataOf(await client.get('/api/client-documents'))
  expect(receipt).toMatchObject({ name: expect.stringMatching(/^Receipt .* R1\.pdf$/) })
  expect((await client.get(`/files/${receipt.file_id}`)).text).toMatch(/^%PDF/)

  await requests.getByText('Paid', { exact: true }).waitFor()
  const ledger = staff.getByRole('region', { name: 'Client ledger' })
  await ledger.getByText('Paid by card for our bill').waitFor()
  await ledger.getByText(/test, no money moved/).waitFor()
})

test('a client tells that somebody else pays, and reads what to send', async () => {
  const owner = await callerFor(base, 'owner@harcourt.test')
  const { id, email } = await aBilledCase(owner)
  const page = await pageOf(base, await clientFor(base, owner, email), '/payment-other', phone)
  await page.getByLabel('Their full name').fill('Ruth Ellison')
  await page.getByLabel('How you know them').fill('My mother')
  await page.getByLabel('Yes, it is a gift').check()
  await page.getByLabel('What the payment is for').fill('Deposit')
  await page.getByLabel('Amount').fill('20,000')
  await page.getByRole('button', { name: 'Tell us' }).click()
  await page.getByText(/A signed letter from them, saying that it is a gift/).waitFor()
  const staff = await pageOf(base, owner, `/conveyances/${id}?tab=money`)
  await staff.getByText('Ruth Ellison, My mother, a gift').waitFor()
  await staff.getByText('Check before use').waitFor()
})
