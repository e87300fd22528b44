import { expect, test } from 'vitest'
import { checkIdentity } from '../../../support/evidence.ts'
import { tellFunds } from '../../support/funds.ts'
import { aLedgerCase, aVerifiedPayee, nameMatch, receipt, today } from '../../support/ledgers.ts'

const newContact = {
  ...{ title: null, first_name: 'Folake', middle_name: null, last_name: 'Adeyemi' },
  ...{ preferred_name: null, date_of_birth: null, emails: [], phones: [], addresses: [] },
  communication: { channels: [], language: 'en', large_print: false },
  vulnerability: null,
}
const account = { payer: 'M Ellison', bank: 'Marches Bank', ending: '5678' }
const fromGiver = { ...receipt, amount: 30_000_00, other_party: 'Mrs Folake Adeyemi' }

const aToldCase = async () => {
  const set = await aLedgerCase('purchase')
  const told = await tellFunds(set)
  const receipts = async () => (await set.owner.get(`${set.path}/receipts`)).body.data
  const explain = (posting: number, of: object) =>
    set.earner.send('PUT', `${set.path}/receipts/${posting}/explanation`, { ...account, ...of })
  return { ...set, ...told, receipts, explain }
}

test('a receipt is explained by the parts that it is tied to, within what they are, and stops the case meanwhile', async () => {
  const { cashier, earner, owner, path, post, ledger, savings, receipts, explain } =
    await aToldCase()
  await post(cashier, { ...receipt, amount: 6_000_00 }, 0)
  expect(await receipts()).toMatchObject({ received: 6_000_00, unexplained: 6_000_00 })
  expect((await ledger()).rows[0]).toMatchObject({ unexplained: 6_000_00 })
  const guards = async () => (await owner.get(path)).body.data.guards.exchange
  const hindrance = { what: '£6,000.00 received is not explained by the source of funds' }
  expect(await guards()).toContainEqual(expect.objectContaining(hindrance))
  const sources = [{ part: savings, amount: 5_000_01 }]
  const tooMuch = await explain(1, { version: 0, sources })
  expect(tooMuch.body.error.fields.sources).toEqual(['Only £5,000.00 is left of that part.'])
  const tied = await explain(1, { version: 0, sources: [{ part: savings, amount: 5_000_00 }] })
  expect(tied.body.data).toMatchObject({ explained: 5_000_00, unexplained: 1_000_00 })
  const stale = await explain(1, { version: 0, sources: [] })
  expect([stale.status, stale.body.error.code]).toEqual([409, 'stale'])
  const undo = { act: 'reverse', on: today, of: 1, narrative: 'Wrong case' }
  await post(cashier, undo, 1)
  expect(await receipts()).toMatchObject({ received: 0, explained: 0, unexplained: 0 })
  expect((await guards()).map(({ what }: { what: string }) => what)).not.toContain(hindrance.what)
  expect((await earner.send('PUT', `${path}/receipts/1/explanation`, {})).status).toBe(422)
})

test('a gift waits in suspense until its giver is checked, and only then goes to the case', async () => {
  const { cashier, other, owner, id, path, post, ledger, contact_id, statement, given, ...set } =
    await aToldCase()
  expect((await post(cashier, fromGiver, 0)).status).toBe(200)
  expect(await ledger()).toMatchObject({ client: 0 })
  const [{ receipt: held }] = (await set.receipts()).held
  expect(held).toMatchObject({ payer: 'Mrs Folake Adeyemi', sources: [{ part: given }] })
  const allocate = () =>
    cashier.post(`${path}/receipts/${held.suspense}/allocation`, { version: 1, on: today })
  expect((await allocate()).body.error.code).toBe('funds.giver_unchecked')
  const around = { ...receipt, act: 'allocation', amount: 1_00 }
  const { into: _, method: __, ...allocation } = around
  expect((await post(cashier, allocation, 0)).body.error.code).toBe('funds.held')
  const contact = (await owner.post('/api/contacts', newContact)).body.data.contact
  await owner.post(`${path}/identity-checks`, { contact_id: contact.id, role: 'giver' })
  await owner.post(`${path}/funds/${contact_id}/giver`, {
    ...{ version: statement?.version, part: given, contact_id: contact.id },
  })
  expect((await allocate()).body.error.code).toBe('funds.giver_unchecked')
  expect((await checkIdentity(owner, other, id)).status).not.toBe(200)
  await checkIdentity(owner, await set.firm.as('Head of conveyancing'), id)
  const allocated = await allocate()
  expect(allocated.status, allocated.text).toBe(200)
  expect(allocated.body.data).toMatchObject({ held: [], explained: 30_000_00, unexplained: 0 })
  expect(await ledger()).toMatchObject({ client: 30_000_00 })
  expect((await allocate()).status).toBe(404)
})

test('a gift of a giver who is not checked can be returned by two people, whole and once', async () => {
  const set = await aToldCase()
  const { cashier, other, path, post } = set
  await post(cashier, fromGiver, 0)
  const [{ receipt: held }] = (await set.receipts()).held
  const payee = await aVerifiedPayee(set, { kind: 'other', name: 'Folake Adeyemi' })
  expect(nameMatch.result).toBe('match')
  const payment = {
    ...{ purpose: 'return_held', payee: payee.id, due_on: today, reference: 'Your gift' },
    ...{ authority: null, held: held.id, amount: 30_000_00 },
  }
  const part = await cashier.post(`${path}/payments`, { ...payment, amount: 1_00 })
  expect(part.body.error.fields.amount).toEqual(['Return the whole gift, £30,000.00.'])
  const send = async () => {
    const asked = (await cashier.post(`${path}/payments`, payment)).body.data
    await other.send('PUT', `${path}/payments/${asked.id}/approval`, { version: 1 })
    const sending = { version: 2, on: today }
    return cashier.send('PUT', `${path}/payments/${asked.id}/sending`, sending)
  }
  const sent = await send()
  expect(sent.status, sent.text).toBe(200)
  const after = await set.receipts()
  expect(after).toMatchObject({ held: [], received: 0 })
  expect(after.returned[0].returned.payment).toBe(sent.body.data.id)
  expect((await cashier.post(`${path}/payments`, payment)).status).toBe(422)
})

test('whoever may not look at evidence sees sums, and neither account nor part', async () => {
  const { cashier, path, post, savings, explain } = await aToldCase()
  await post(cashier, receipt, 0)
  await explain(1, { version: 0, sources: [{ part: savings, amount: 1_000_00 }] })
  const seen = (await cashier.get(`${path}/receipts`)).body.data
  expect(seen).toMatchObject({ explained: 1_000_00 })
  expect(seen.receipts[0].receipt).toMatchObject({ bank: '', ending: '', sources: [] })
})
