import { expect, test } from 'vitest'
import { aStripeFirm, completed, refundOf, SECRET, stripeEvent } from '../support/stripe.ts'

const seconds = () => Math.floor(Date.now() / 1000)

test('a payment that Stripe reports is posted once, however often and by whatever events it comes', async () => {
  const { askForBill, post, rows, ledger, list } = await aStripeFirm()
  const { id } = await askForBill()
  expect(await post(completed('evt_1', id, 600_00))).toBe(200)
  expect(await post(completed('evt_1', id, 600_00))).toBe(200)
  expect(await post(completed('evt_2', id, 600_00))).toBe(200)
  expect((await rows()).map(({ id: event }) => event)).toEqual(['evt_1', 'evt_2'])
  expect((await ledger()).rows).toHaveLength(2)
  expect((await list()).requests[0]).toMatchObject({ state: 'paid', receipts: [{ posting: 2 }] })
})

test('an event that is forged, late, unsigned or another firm’s leaves no row', async () => {
  const { askForBill, post, rows, ledger } = await aStripeFirm()
  const { id } = await askForBill()
  const event = completed('evt_1', id, 600_00)
  expect(await post(event, { by: 'whsec_of_another_firm' })).toBe(401)
  expect(await post(event, { at: seconds() - 301 })).toBe(401)
  expect(await post(event, { signature: 'v1=abc' })).toBe(401)
  expect(await post(event, { signature: `t=${seconds()},v1=${'0'.repeat(64)}` })).toBe(401)
  const foreign = completed('evt_2', id, 600_00, { metadata: { request: id, firm: 'northgate' } })
  expect(await post(foreign)).toBe(404)
  expect(await rows()).toEqual([])
  expect((await ledger()).rows).toHaveLength(1)
})

test('a refund that arrives before its payment waits for it', async () => {
  const { askForBill, post, rows, ledger } = await aStripeFirm()
  const { id } = await askForBill()
  expect(await post(refundOf('re_1', 100_00))).toBe(200)
  expect((await rows())[0]).toMatchObject({ state: 'parked' })
  expect((await ledger()).rows).toHaveLength(1)
  await post(completed('evt_1', id, 600_00))
  expect((await rows()).map(({ state }) => state)).toEqual(['applied', 'applied'])
  expect(await ledger()).toMatchObject({ office: 100_00 })
})

test('a refund larger than the payment is refused, and the books stay as they are', async () => {
  const { askForBill, post, rows, ledger } = await aStripeFirm()
  const { id } = await askForBill()
  await post(completed('evt_1', id, 600_00))
  const before = await ledger()
  expect(await post(refundOf('re_1', 600_01))).toBe(200)
  expect((await rows())[1]).toMatchObject({ state: 'refused' })
  expect(await ledger()).toEqual(before)
})

test('what the provider pays out reaches the office account once', async () => {
  const { askForBill, post, owner } = await aStripeFirm()
  const { id } = await askForBill()
  await post(completed('evt_1', id, 600_00))
  const payout = { id: 'po_1', object: 'payout', amount: 591_00, currency: 'gbp' }
  expect(await post(stripeEvent('evt_2', 'payout.paid', payout))).toBe(200)
  expect(await post(stripeEvent('evt_3', 'payout.paid', payout))).toBe(200)
  const { text } = await owner.get('/api/bank/ledger.csv?from=2020-01-01&to=2099-01-01')
  const paidOut = text.split('\n').filter((it) => it.includes('Paid out by the card provider'))
  expect(paidOut.map((it) => it.split(',').at(2)).toSorted()).toEqual(['officeBank', 'provider'])
})

test('kinds that are not followed, other currencies and unknown payments are stored and change nothing', async () => {
  const { askForBill, post, rows, ledger } = await aStripeFirm()
  const { id } = await askForBill()
  expect(await post(stripeEvent('evt_1', 'customer.updated', { id: 'cus_1' }))).toBe(200)
  expect(await post(completed('evt_2', id, 600_00, { currency: 'eur' }))).toBe(200)
  expect(await post(completed('evt_3', id, 600_00, { payment_status: 'unpaid' }))).toBe(200)
  expect(await post(completed('evt_4', 'of somebody else', 600_00))).toBe(200)
  expect((await rows()).map(({ state }) => state)).toEqual([
    'ignored',
    'ignored',
    'ignored',
    'parked',
  ])
  expect((await ledger()).rows).toHaveLength(1)
})

test('while a secret is replaced Stripe signs with both, and either is enough', async () => {
  const { createHmac } = await import('node:crypto')
  const { askForBill, post } = await aStripeFirm()
  const event = completed('evt_1', (await askForBill()).id, 600_00)
  const at = seconds()
  const macOf = (secret: string) =>
    createHmac('sha256', secret)
      .update(`${at}.${JSON.stringify(event)}`)
      .digest('hex')
  const signature = `t=${at},v1=${macOf('whsec_old')},v1=${macOf(SECRET)}`
  expect(await post(event, { signature })).toBe(200)
})
