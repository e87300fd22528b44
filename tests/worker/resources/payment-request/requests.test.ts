import { expect, test } from 'vitest'
import { addDays } from '#domain/dates'
import { today } from '../../support/ledgers.ts'
import { aPayingCase } from '../../support/payment-requests.ts'

const messagesOf = (set: Awaited<ReturnType<typeof aPayingCase>>, type: string) =>
  set.firm.inside(({ store }) =>
    store
      .rows<{ doc: string }>(
        `SELECT doc FROM messages WHERE json_extract(doc, '$.type') = ? ORDER BY id`,
        type,
      )
      .map(({ doc }) => doc),
  )

const receipt = { amount: 250_00, on: today, method: 'bank', notice: null }

test('a client is asked, told without bank details, and reads what it is for', async () => {
  const set = await aPayingCase()
  const asked = (await set.ask()).body.data.requests[0]
  expect(asked).toMatchObject({ state: 'asked', left: 250_00, payer: { contact_id: set.contact } })
  const [email = ''] = await messagesOf(set, 'payment-request.asked')
  expect(email).toContain('£250.00')
  expect(email).not.toMatch(/\d\d-\d\d-\d\d\b|sort code|\b\d{8}\b(?!-)/i)
  expect((await set.own()).requests).toMatchObject([
    { narrative: 'Searches', left: 250_00, state: 'asked', by_card: false },
  ])
})

test('what is asked has a sum, a day, somebody who pays, and a delivered bill where it is fees', async () => {
  const { ask, list } = await aPayingCase()
  const refused = async (more: object) => (await ask(more)).body.error?.fields
  expect(await refused({ amount: null })).toHaveProperty('amount')
  expect(await refused({ due_on: addDays(today, -1) })).toHaveProperty('due_on')
  expect(await refused({ expires_on: today })).toHaveProperty('expires_on')
  expect(await refused({ client: 'nobody' })).toHaveProperty('client')
  expect(await refused({ client: null })).toHaveProperty('name')
  expect(await refused({ purpose: 'fees', bill: 'B-00009' })).toHaveProperty('bill')
  expect((await list()).requests).toEqual([])
})

test('a penny too little leaves a penny to pay; a penny too much stays client money', async () => {
  const { ask, cashier, path, ledger, list } = await aPayingCase()
  const { id } = (await ask()).body.data.requests[0]
  const record = (more: object) =>
    cashier.post(`${path}/payment-requests/${id}/receipts`, { ...receipt, ...more })
  await record({ version: 1, ledger: 0, amount: 249_99 })
  expect((await list()).requests[0]).toMatchObject({ state: 'part_paid', left: 1 })
  await record({ version: 2, ledger: 1, amount: 2 })
  expect((await list()).requests[0]).toMatchObject({ state: 'paid', left: 0, excess: 1 })
  expect(await ledger()).toMatchObject({ client: 250_01 })
})

test('two cashiers record the same money: the second sees the ledger as it is, and nothing is posted twice', async () => {
  const { ask, cashier, other, path, ledger } = await aPayingCase()
  const { id } = (await ask()).body.data.requests[0]
  const record = (by: typeof cashier, version: number) =>
    by.post(`${path}/payment-requests/${id}/receipts`, { ...receipt, version, ledger: 0 })
  const answers = await Promise.all([record(cashier, 1), record(other, 1)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const late = await record(other, 2)
  expect([late.status, late.body.error.code, late.body.error.current.client]).toEqual([
    409,
    'stale',
    250_00,
  ])
  expect(await ledger()).toMatchObject({ client: 250_00 })
})

test('a reminder is sent, a cancelled request is closed, and what was paid cannot be cancelled', async () => {
  const set = await aPayingCase()
  const { ask, owner, cashier, path, own } = set
  const [first] = (await ask()).body.data.requests
  const one = `${path}/payment-requests/${first.id}`
  expect((await owner.post(`${one}/reminders`, { version: 1 })).status).toBe(200)
  expect((await messagesOf(set, 'payment-request.reminded')).length).toBeGreaterThan(0)
  const cancelled = { version: 2, reason: 'Asked twice' }
  expect((await owner.send('PUT', `${one}/cancellation`, cancelled)).status).toBe(200)
  expect((await own()).requests[0].state).toBe('cancelled')
  const again = await owner.post(`${one}/reminders`, { version: 3 })
  expect(again.body.error.code).toBe('payment_request.cancelled')
  const second = (await ask()).body.data.requests[1]
  const two = `${path}/payment-requests/${second.id}`
  await cashier.post(`${two}/receipts`, { ...receipt, version: 1, ledger: 0 })
  const late = await owner.send('PUT', `${two}/cancellation`, { version: 2, reason: 'x' })
  expect(late.body.error.code).toBe('payment_request.paid')
})

test('a request that expired takes no card, and says so', async () => {
  const { askForBill, firm, start, own, list } = await aPayingCase()
  const { id } = await askForBill({ expires_on: addDays(today, 8) })
  await firm.inside(({ store }) =>
    store.write(
      `UPDATE payment_requests SET doc = json_set(doc, '$.expires_on', ?)`,
      addDays(today, -1),
    ),
  )
  expect((await list()).requests[0].state).toBe('expired')
  expect((await own()).requests[0].by_card).toBe(false)
  expect((await start(id, 600_00)).body.error.code).toBe('payment_request.not_open')
})
