import { expect, test } from 'vitest'
import { addDays } from '#domain/dates'
import { addWorkingDays } from '#domain/working-days'
import { homeFacts } from '../../../../support/tax-facts.ts'
import type { Caller } from '../../../support/firm.ts'
import { aLedgerCase, aVerifiedPayee, details, receipt, today } from '../../../support/ledgers.ts'
import { aPair } from '../../../support/linked-ledgers.ts'
import { refusingOf } from '../../../support/refusing.ts'

const longAgo = { at: '2026-01-05T09:00:00.000Z', by: { id: 'u', name: 'U' } }

/** A case with money, a payee whose account was verified, and how a payment to them is asked for and sent. */
const aPayment = async (amount = 1_000_00, whom?: { kind: string; name: string }) => {
  const set = await aLedgerCase()
  const { cashier, other, path, post } = set
  const payee = await aVerifiedPayee(set, whom)
  await post(cashier, { ...receipt, amount }, 0)
  const ask = (more: object = {}) =>
    cashier.post(`${path}/payments`, {
      ...{ purpose: 'disbursement', payee: payee.id, amount: 300_00, due_on: today },
      ...{ reference: 'Fee', authority: null, ...more },
    })
  const approve = (id: string, by: Caller = other) =>
    by.send('PUT', `${path}/payments/${id}/approval`, { version: 1 })
  const send = (id: string) =>
    cashier.send('PUT', `${path}/payments/${id}/sending`, { version: 2, on: today })
  const approved = async (more: object = {}) => {
    const { id } = (await ask(more)).body.data
    expect((await approve(id)).status).toBe(200)
    return String(id)
  }
  return { ...set, payee, ask, approve, send, approved, refused: refusingOf(set.firm) }
}

test('13 tax a penny off the locked figure, with both', async () => {
  const set = await aLedgerCase('purchase')
  const { firm, owner, cashier, other, path, post } = set
  const sheet = `${path}/completion-statement`
  const payee = await aVerifiedPayee(set, { kind: 'public_body', name: 'HMRC' })
  await post(cashier, { ...receipt, amount: 30_000_00 }, 0)
  const version = async () => (await owner.get(path)).body.data.conveyance.version
  await owner.send('PATCH', path, { version: await version(), price: 345_000_00 })
  const dates = { completion_on: addWorkingDays(today, 20) }
  await owner.send('PATCH', `${path}/key-dates`, { version: await version(), dates })
  await owner.post(`${path}/facts`, { version: await version(), fact: 'tax_confirmed' })
  const stated = { ...homeFacts, registration: 'whole' }
  await owner.send('PUT', `${sheet}/facts`, { version: 0, facts: stated })
  expect((await owner.send('PUT', `${sheet}/tax`, { version: 1, amount: 7_250_00 })).status).toBe(
    200,
  )
  const entry = { purpose: 'sdlt', payee: payee.id, amount: 7_249_99, due_on: today }
  const asked = await cashier.post(`${path}/payments`, {
    ...entry,
    reference: 'SDLT',
    authority: null,
  })
  const one = `${path}/payments/${asked.body.data.id}`
  await other.send('PUT', `${one}/approval`, { version: 1 })
  const sending = () => cashier.send('PUT', `${one}/sending`, { version: 2, on: today })
  const says = /£7,250\.00.*£7,249\.99/
  await refusingOf(firm)(sending, { code: 'ledger.sdlt_differs_from_locked', says })
})

test('14 a redemption statement that has expired', async () => {
  const set = await aPayment(2_000_00, { kind: 'lender', name: 'Severn Bank' })
  const { owner, path, refused, approved, send } = set
  const statement = { lender: 'Severn Bank', account: null, figure: 1_000_00, daily_rate: 1_00 }
  const dates = { on: addDays(today, -31), valid_to: addDays(today, -1) }
  const mortgage = { account: null, conditions: null, broker: null }
  const title = { version: 0, titles: [], mortgage, redemptions: [{ ...statement, ...dates }] }
  expect((await owner.send('PUT', `${path}/title`, title)).status).toBe(200)
  const id = await approved({ purpose: 'redemption', amount: 1_031_00 })
  const code = 'ledger.redemption_statement_expired'
  await refused(() => send(id), { code, says: /expired\. Ask the lender/ })
})

test('15 one who approves their own, and one who may no longer approve', async () => {
  const { ask, approve, approved, send, cashier, other, owner, refused } = await aPayment()
  const { id } = (await ask()).body.data
  const own = { code: 'payment.second_person', says: /somebody else has to approve/ }
  await refused(() => approve(id, cashier), own)
  const second = await approved()
  const { version } = (await owner.get(`/api/users/${other.user.id}`)).body.data.user
  await owner.post(`/api/users/${other.user.id}/suspension`, { version })
  const code = 'ledger.second_approval_missing'
  await refused(() => send(second), { code, says: /may no longer approve/ })
})

test('16 details that changed after the approval', async () => {
  const { cashier, path, payee, approved, send, refused } = await aPayment()
  const id = await approved()
  const changed = { version: payee.version, ...details, account_number: '87654321' }
  await cashier.send('PUT', `${path}/payees/${payee.id}/change`, changed)
  const code = 'ledger.payee_not_verified'
  await refused(() => send(id), { code, says: /not verified/ })
})

test('17 a stakeholder deposit before completion', async () => {
  const { firm, cashier, post } = await aLedgerCase()
  await post(cashier, { ...receipt, into: 'stakeholder' }, 0)
  const release = { act: 'release', from: 'stakeholder', amount: 1_000_00, on: today }
  const code = 'ledger.stakeholder_not_released'
  await refusingOf(firm)(() => post(cashier, release, 1), { code, says: /at completion/ })
})

test('18 to the case of another client, without both', async () => {
  const { firm, owner, cashier, other, from, to, post, refused } = await aPair()
  await post(from, receipt)
  await firm.inside(({ store }) => {
    store.write(
      `UPDATE conveyances SET doc = json_set(doc, '$.clients[0].contact_id', 'another') WHERE id = ?`,
      to.split('/').at(-1) ?? '',
    )
  })
  const entry = { purpose: 'to_linked_case', payee: null, amount: 300_00, due_on: today }
  const send = async (more: object) => {
    const asked = { ...entry, reference: 'T', authority: 'Their letter', ...more }
    const { id } = (await cashier.post(`${from}/payments`, asked)).body.data
    await other.send('PUT', `${from}/payments/${id}/approval`, { version: 1 })
    return () => cashier.send('PUT', `${from}/payments/${id}/sending`, { version: 2, on: today })
  }
  const code = 'ledger.cross_case_use'
  await refused(await send({}), { code, says: /without both agreeing in writing/ })
  expect((await (await send({ both_agree: true }))()).status).toBe(200)
  expect((await owner.get(`${to}/ledger`)).body.data.client).toBe(300_00)
})

test('19 what is left: a penny over the limit, and half of it', async () => {
  const { firm, cashier, id, path, approved, send, refused } = await aPayment(500_01)
  await firm.inside(({ store }) => {
    const fact = JSON.stringify(longAgo)
    store.write(
      `UPDATE conveyances SET doc = json_set(doc, '$.facts.completed', json(?)) WHERE id = ?`,
      ...[fact, id],
    )
  })
  for (const [version, way] of ['letter', 'telephone'].entries())
    await cashier.post(`${path}/residual/attempts`, {
      ...{ version, way, on: today, what: 'No answer', document: null },
    })
  const gift = { purpose: 'residual_charity', charity: '1089464' }
  const whole = await approved({ ...gift, amount: 500_01 })
  const over = { code: 'ledger.residual_over_limit', says: /without the regulator/ }
  await refused(() => send(whole), over)
  const half = await approved({ ...gift, amount: 250_00 })
  const part = { code: 'ledger.residual_must_be_whole', says: /Only the whole balance/ }
  await refused(() => send(half), part)
})
