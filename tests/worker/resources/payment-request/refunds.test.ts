import { expect, test } from 'vitest'
import { today } from '../../support/ledgers.ts'
import { aPayingCase } from '../../support/payment-requests.ts'

/** A bill of £600.00 that the test provider paid. */
const aPaidBill = async () => {
  const set = await aPayingCase()
  const { id } = await set.askForBill()
  await set.pay(id, 600_00)
  const one = `${set.path}/payment-requests/${id}`
  const now = async () => (await set.list()).requests[0]
  const askBack = async (amount: number, by = set.cashier) =>
    by.post(`${one}/refunds`, {
      version: (await now()).version,
      receipt: 'R1',
      amount,
      reason: 'Overcharged',
    })
  const decide = async (by: typeof set.cashier, act: string, body: object = {}) => {
    const { version, refunds } = await now()
    const path = `${one}/refunds/${refunds.at(-1).id}/${act}`
    return by.send('PUT', path, { version, ...body })
  }
  return { ...set, one, now, askBack, decide }
}

test('a refund takes one who asks and another who approves, and is in the ledger then', async () => {
  const { cashier, other, askBack, decide, ledger, now, own } = await aPaidBill()
  expect((await askBack(100_00)).status).toBe(200)
  expect((await ledger()).rows).toHaveLength(2)
  const alone = await decide(cashier, 'approval')
  expect(alone.body.error.code).toBe('payment_request.second_person')
  expect((await ledger()).rows).toHaveLength(2)
  expect((await decide(other, 'approval')).status).toBe(200)
  expect(await ledger()).toMatchObject({ office: 100_00 })
  expect(await now()).toMatchObject({ state: 'paid', left: 0, refunds: [{ status: 'done' }] })
  expect((await own()).requests[0].refunds).toMatchObject([{ amount: 100_00, is_done: true }])
  const again = await decide(other, 'approval')
  expect(again.body.error.code).toBe('payment_request.refund_decided')
})

test('a refund is never larger than what is left of the payment', async () => {
  const { askBack, decide, other, now } = await aPaidBill()
  expect((await askBack(600_01)).body.error.fields).toHaveProperty('amount')
  await askBack(500_00)
  expect((await askBack(100_01)).body.error.fields).toHaveProperty('amount')
  await decide(other, 'approval')
  await askBack(100_00)
  expect((await askBack(1)).body.error.code).toBe('payment_request.all_refunded')
  await decide(other, 'rejection', { reason: 'Not owed' })
  expect((await now()).refunds.map((it: { status: string }) => it.status)).toEqual([
    'done',
    'rejected',
  ])
  expect((await askBack(100_00)).status).toBe(200)
})

test('money that came by the bank goes back under Payments, to a verified account', async () => {
  const { ask, cashier, path } = await aPayingCase()
  const { id } = (await ask()).body.data.requests[0]
  const one = `${path}/payment-requests/${id}`
  const receipt = { amount: 250_00, on: today, method: 'bank', notice: null }
  await cashier.post(`${one}/receipts`, { ...receipt, version: 1, ledger: 0 })
  const refund = { version: 2, receipt: 'R1', amount: 1, reason: 'x' }
  const { body } = await cashier.post(`${one}/refunds`, refund)
  expect(body.error.code).toBe('payment_request.not_by_card')
})
