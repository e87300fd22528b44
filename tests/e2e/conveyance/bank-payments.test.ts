import { expect, inject, test } from 'vitest'
import { londonDate } from '#domain/dates'
import { callerFor, clientFor, dataOf } from '../../support/api.ts'
import { newFacts, someConveyances } from '../../support/quotes.ts'
import { pageOf } from '../../support/signed-in.ts'
import { untilSigned } from '../../support/signed-terms.ts'

const base = inject('base')
const today = londonDate(new Date().toISOString())
const ownBank = 'Clients pay from their own bank with'

test('an owner sets up payments from clients’ banks, and is told what TrueLayer lacks', async () => {
  const owner = await callerFor(base, 'owner@harcourt.test')
  const page = await pageOf(base, owner, '/admin/set-up')
  const section = page.getByRole('region', { name: 'Payments from clients’ banks' })
  const choice = section.getByRole('group', { name: ownBank })
  await choice.getByText('TrueLayer', { exact: true }).click()
  await section.getByLabel('Client ID').fill('deedbox-test')
  await section.getByLabel('ID of our signing key').fill('key-1')
  await section.getByRole('button', { name: 'Save bank payments' }).click()
  await section.getByText(/Clients cannot pay from their bank yet/).waitFor()
  await section.getByText('Webhook address', { exact: true }).waitFor()
  await page.reload()
  await expect.poll(() => section.getByLabel('Client ID').inputValue()).toBe('deedbox-test')
  await expect.poll(() => section.getByLabel('Client secret').inputValue()).toBe('')

  await choice.getByText('The test bank, which moves no money').click()
  await section.getByRole('button', { name: 'Save bank payments' }).click()
  await section.getByLabel('Client ID').waitFor({ state: 'detached' })
  await expect
    .poll(async () => dataOf(await owner.get('/api/bank-payment-provider')))
    .toMatchObject({ kind: 'test', is_ready: true })
})

test('a cashier receives a sum that is not what the client’s bank sent', async () => {
  const owner = await callerFor(base, 'owner@harcourt.test')
  const facts = newFacts()
  const [opened] = await someConveyances(owner, facts)
  const path = `/api/conveyances/${opened?.id}`
  await untilSigned(base, owner, opened?.id ?? '')
  const asked = await owner.post(`${path}/payment-requests`, {
    purpose: 'searches',
    bill: null,
    amount: 250_00,
    narrative: 'Searches',
    due_on: today,
    expires_on: null,
    client: dataOf(await owner.get(path)).conveyance.clients[0].contact_id,
    name: null,
    relationship: null,
  })
  const [{ id }] = dataOf(asked).requests
  const client = await clientFor(base, owner, facts.clients[0]?.email ?? '')
  const begun = dataOf(
    await client.post(`/api/client/payments/${id}/bank-payments`, { amount: 250_00 }),
  )
  const outcome = { payment: begun.payment, outcome: 'sent' }
  dataOf(await client.post(`/api/client/payments/${id}/test-bank-outcomes`, outcome))
  const { requests } = dataOf(await owner.get(`${path}/payment-requests`))
  const { reference } = requests[0].bank_payments[0]
  const text = `Date,Description,Amount\n${today},FPI ${reference},249.99`
  dataOf(await owner.post('/api/bank/files', { name: 'statement.csv', text }))

  const page = await pageOf(base, owner, '/conveyances/bank')
  const line = page.getByRole('listitem').filter({ hasText: reference })
  await line.getByRole('button', { name: 'Match' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(`reference ${reference}`).waitFor()
  await dialog.getByRole('button', { name: 'Receive £249.99' }).click()
  await dialog.waitFor({ state: 'detached' })
  await line.getByRole('button', { name: 'Match' }).waitFor({ state: 'detached' })
  await expect
    .poll(async () => dataOf(await owner.get(`${path}/payment-requests`)).requests[0])
    .toMatchObject({ state: 'part_paid', left: 1 })
})
