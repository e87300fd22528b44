import { expect, inject, test } from 'vitest'
import { addDays, londonDate } from '#domain/dates'
import { type Caller, callerFor, clientFor, dataOf, sentTo } from '../../support/api.ts'
import { allowNoise } from '../../support/browser.ts'
import { newFacts, someConveyances } from '../../support/quotes.ts'
import { pageOf } from '../../support/signed-in.ts'
import { untilSigned } from '../../support/signed-terms.ts'

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

/** A case whose client is asked for £250.00 for searches. */
const aCaseToPay = async (owner: Caller) => {
  const { id, email } = await aBilledCase(owner)
  await untilSigned(base, owner, id)
  const { clients, ref } = dataOf(await owner.get(`/api/conveyances/${id}`)).conveyance
  const asking = {
    ...{ purpose: 'searches', amount: 250_00, bill: null, narrative: 'Searches' },
    ...{ due_on: addDays(today, 7), expires_on: null },
    ...{ client: clients[0].contact_id, name: null, relationship: null },
  }
  dataOf(await owner.post(`/api/conveyances/${id}/payment-requests`, asking))
  return { id, email, ref: String(ref) }
}

test('a client pays from their bank, and reads that it arrived once a statement shows it', async () => {
  const owner = await callerFor(base, 'owner@harcourt.test')
  const { id, email, ref } = await aCaseToPay(owner)
  const page = await pageOf(base, await clientFor(base, owner, email), '/payment', phone)
  await page.getByRole('button', { name: 'Continue to the test bank' }).click()
  await page.getByText('This is a test. No money moves').waitFor()
  await page.getByRole('button', { name: 'Cancel at the test bank' }).click()
  await page.getByText(/cancelled at the bank\. No money has left your account/).waitFor()
  await page.getByRole('button', { name: 'Continue to the test bank' }).click()
  await page.getByRole('button', { name: 'Approve £250.00 at the test bank' }).click()
  await page
    .getByText(/no money moved\. The test bank says that it has sent £250\.00; we will confirm/)
    .waitFor()
  await page.getByRole('heading', { name: 'How to pay' }).waitFor({ state: 'hidden' })

  const staff = await pageOf(base, owner, `/conveyances/${id}?tab=money`)
  const sent = staff.getByRole('listitem').filter({ hasText: 'Sent by the bank, not received' })
  const line = await sent.getByText(`reference ${ref}`).textContent()
  const reference = /reference (.{17})/.exec(line ?? '')?.[1] ?? ''
  const text = `Date,Description,Amount\n${today},FPI ${reference},250.00`
  dataOf(await owner.post('/api/bank/files', { name: `${reference}.csv`, text }))
  await page.getByRole('heading', { name: 'Paid and closed' }).waitFor()
  await page.getByText('Receipt R1, £250.00').waitFor()
  await staff.getByText('Sent by the bank, not received').waitFor({ state: 'hidden' })
})

test('a form whose first version arrived unnoticed says so, and makes no second record', async () => {
  const owner = await callerFor(base, 'owner@harcourt.test')
  const { email } = await aBilledCase(owner)
  const client = await clientFor(base, owner, email)
  const page = await pageOf(base, client, '/payment-other', phone)
  await page.getByLabel('Their full name').fill('Ruth Ellison')
  await page.getByLabel('How you know them').fill('My mother')
  await page.getByLabel('Yes, it is a gift').check()
  await page.getByLabel('What the payment is for').fill('Deposit')
  await page.getByLabel('Amount').fill('20,000')
  allowNoise(page, /ERR_FAILED|status of 422|Failed to fetch/)
  // The server has it, and the line breaks before it says so.
  await page.route(
    '**/api/client/payment-notices',
    async (route) => {
      const request = route.request()
      const key = request.headers()['idempotency-key']
      dataOf(await client.post(new URL(request.url()).pathname, request.postDataJSON(), key))
      await route.abort()
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Tell us' }).click()
  await page
    .getByText(/We could not reach the server/)
    .first()
    .waitFor()
  await page.reload()
  await page.getByLabel('Amount').fill('25,000')
  await page.getByRole('button', { name: 'Tell us' }).click()
  await page.getByText(/Your first version was saved/).waitFor()
  const { notices } = dataOf(await client.get('/api/client/payments'))
  expect(notices).toMatchObject([{ amount: 20_000_00 }])
})
