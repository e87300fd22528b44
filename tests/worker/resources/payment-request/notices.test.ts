import { expect, test } from 'vitest'
import { today } from '../../support/ledgers.ts'
import { aPayingCase, bill } from '../../support/payment-requests.ts'

const gift = {
  request: null,
  narrative: 'Deposit',
  amount: 20_000_00,
  expected_on: today,
  payer: { name: 'Ruth Ellison', relationship: 'Mother', gift: 'gift' },
}

test('somebody else’s money is used only once staff have checked them, by documents of the case', async () => {
  const set = await aPayingCase()
  const { id: conveyance, client, path, owner, cashier, ask, ledger } = set
  const told = await client.post('/api/client/payment-notices', { ...gift, conveyance })
  expect(told.body.data.notices).toMatchObject([{ state: 'told', payer: { name: 'Ruth Ellison' } }])
  const elsewhere = { client: null, name: 'Ruth Ellison', relationship: 'Mother' }
  const asked = (await ask({ ...elsewhere, purpose: 'deposit', amount: 20_000_00 })).body.data
  const [{ id: notice }] = asked.notices
  const receipts = `${path}/payment-requests/${asked.requests[0].id}/receipts`
  const receipt = { version: 1, ledger: 0, amount: 20_000_00, on: today, method: 'bank' }
  const record = (more: object) => cashier.post(receipts, { ...receipt, ...more })
  expect((await record({ notice: null })).body.error.fields).toHaveProperty('notice')
  expect((await record({ notice })).body.error.code).toBe('payment_notice.unchecked')
  expect((await ledger()).client).toBe(0)
  const check = (more: object) =>
    owner.send('PUT', `${path}/payment-notices/${notice}/check`, {
      version: 1,
      decision: 'accepted',
      note: 'Letter and six months of statements seen',
      documents: [],
      ...more,
    })
  expect((await check({})).body.error.fields).toHaveProperty('documents')
  expect((await check({ documents: ['of another case'] })).body.error.fields).toHaveProperty(
    'documents',
  )
  await set.post(cashier, bill, 0)
  const filed = async () => (await owner.get(`${path}/documents`)).body.data
  await expect.poll(async () => (await filed()).length, { timeout: 30_000 }).toBeGreaterThan(0)
  const [{ id: document, name }] = await filed()
  const checked = await check({ documents: [document] })
  expect(checked.body.data.notices[0].checked).toMatchObject({
    decision: 'accepted',
    documents: [{ id: document, name }],
  })
  expect((await record({ notice, ledger: 1 })).status).toBe(200)
  expect((await ledger()).rows[1]).toMatchObject({ other_party: 'Ruth Ellison', client: 20_000_00 })
})

test('money of a payer who was refused is not used, and nobody decides twice', async () => {
  const { id: conveyance, client, path, owner, cashier, ask } = await aPayingCase()
  await client.post('/api/client/payment-notices', { ...gift, conveyance })
  const asked = (await ask({ amount: 100_00 })).body.data
  const notice = asked.notices[0].id
  const check = { version: 1, decision: 'refused', note: 'No evidence came', documents: [] }
  const address = `${path}/payment-notices/${notice}/check`
  expect((await owner.send('PUT', address, check)).status).toBe(200)
  const again = await owner.send('PUT', address, { ...check, version: 2 })
  expect(again.body.error.code).toBe('payment_notice.checked')
  const receipt = { version: 1, ledger: 0, amount: 100_00, on: today, method: 'bank', notice }
  const { body } = await cashier.post(
    `${path}/payment-requests/${asked.requests[0].id}/receipts`,
    receipt,
  )
  expect(body.error.code).toBe('payment_notice.refused')
  expect((await client.get('/api/client/payments')).body.data.notices[0].state).toBe('refused')
})

test('a client tells of a payment for their own case alone', async () => {
  const { client, list } = await aPayingCase()
  const other = await aPayingCase()
  const entry = { ...gift, conveyance: other.id }
  expect((await client.post('/api/client/payment-notices', entry)).status).toBe(404)
  expect((await list()).notices).toEqual([])
})
