import { expect, test } from 'vitest'
import {
  aLedgerCase,
  aVerifiedPayee,
  confirmAccount,
  receipt,
  today,
} from '../../support/ledgers.ts'
import { aPayingCase } from '../../support/payment-requests.ts'
import { refusingOf } from '../../support/refusing.ts'

type Set_ = Pick<Awaited<ReturnType<typeof aLedgerCase>>, 'cashier' | 'other' | 'path'>

const asker =
  ({ cashier, path }: Set_, payee: string) =>
  (more: object) =>
    cashier.post(`${path}/payments`, {
      ...{ payee, due_on: today, reference: 'Return', authority: null, ...more },
    })

/** Approves a payment by the second cashier and sends it. */
const send = async ({ cashier, other, path }: Set_, id: string) => {
  const one = `${path}/payments/${id}`
  expect((await other.send('PUT', `${one}/approval`, { version: 1 })).status).toBe(200)
  return cashier.send('PUT', `${one}/sending`, { version: 2, on: today })
}

test('an advance goes back to the lender alone, from the lender’s money and not the client’s', async () => {
  const set = await aLedgerCase('purchase')
  const { cashier, post, ledger, firm } = set
  const stranger = await aVerifiedPayee(set)
  const { id } = await aVerifiedPayee(set, { kind: 'lender', name: 'Severn Bank' })
  await post(cashier, receipt, 0)
  await post(cashier, { ...receipt, into: 'lender', amount: 150_000_00 }, 1)
  const back = { purpose: 'lender_return', amount: 150_000_00 }
  await refusingOf(firm)(() => asker(set, stranger.id)(back), { field: 'payee', says: /Lender/i })
  const asked = (await asker(set, id)(back)).body.data
  expect(asked.obstacle).toBeNull()
  expect((await send(set, asked.id)).status).toBe(200)
  expect(await ledger()).toMatchObject({ lender: 0, client: 1_000_00 })
})

test('a stakeholder gives a deposit back only on an agreement or an order that is named', async () => {
  const set = await aLedgerCase()
  const { cashier, post, ledger, firm } = set
  const { id } = await aVerifiedPayee(set, { kind: 'other_side', name: 'Marches Law' })
  await post(cashier, { ...receipt, into: 'stakeholder', amount: 30_000_00 }, 0)
  const back = { purpose: 'deposit_return', amount: 30_000_00 }
  const refused = refusingOf(firm)
  const ask = asker(set, id)
  await refused(() => ask(back), { field: 'released_by', says: /what lets us/ })
  await refused(() => ask({ ...back, released_by: 'completion' }), {
    field: 'released_by',
    says: /\S/,
  })
  await refused(() => ask({ ...back, released_by: 'agreement' }), {
    field: 'authority',
    says: /agreement or the order/,
  })
  const whole = { ...back, released_by: 'agreement', authority: 'Both letters of 2 November' }
  const asked = (await ask(whole)).body.data
  expect(asked).toMatchObject({ obstacle: null, released_by: 'agreement' })
  expect((await send(set, asked.id)).status).toBe(200)
  expect(await ledger()).toMatchObject({ stakeholder: 0, client: 0 })
})

const camt = (source: string, amount: string) => `<?xml version="1.0"?>
<Document><BkToCstmrStmt><Stmt><Acct><Id><Othr><Id>11223300012345</Id></Othr></Id></Acct>
<Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="GBP">0.00</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>
<Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="GBP">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>
<Ntry><Amt Ccy="GBP">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${today}</Dt></BookgDt>
<AcctSvcrRef>F1</AcctSvcrRef><NtryDtls><TxDtls><RltdPties><DbtrAcct><Id><Othr><Id>${source}</Id></Othr></Id></DbtrAcct></RltdPties>
<RmtInf><Ustrd>ELLISON</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`

/** A client who was asked for £250.00 and paid £250.01, and whose account was verified. */
const anOverpayment = async (source: string | null) => {
  const set = await aPayingCase()
  const { ask, cashier, path } = set
  const { id: payee } = await aVerifiedPayee(set, { kind: 'client', name: 'The client' })
  const { id: request } = (await ask()).body.data.requests[0]
  await cashier.post(`${path}/payment-requests/${request}/receipts`, {
    ...{ version: 1, ledger: 0, amount: 250_01, on: today, method: 'bank', notice: null },
  })
  const back = { purpose: 'overpayment', amount: 1, receipt: `${request} R1` }
  const bring = async () => {
    const csv = `Date,Description,Amount\n${today},ELLISON,250.01`
    const text = source === null ? csv : camt(source, '250.01')
    await confirmAccount(set)
    const { body } = await cashier.post('/api/bank/files', { name: 'statement', text })
    const line = encodeURIComponent(body.data.lines[0].id)
    await cashier.send('PUT', `/api/bank/lines/${line}/match`, { posting: 1 })
  }
  return { ...set, ask: asker(set, payee), back, bring, refused: refusingOf(set.firm) }
}

test('what came too much goes back to the account that the bank names, and no more of it', async () => {
  const set = await anOverpayment('12345612345678')
  const { ask, back, bring, refused, list, ledger } = set
  await refused(() => ask(back), { field: 'receipt', says: /Match the receipt/ })
  await bring()
  await refused(() => ask({ ...back, receipt: null }), { field: 'receipt', says: /Choose/ })
  await refused(() => ask({ ...back, amount: 2 }), {
    field: 'amount',
    says: /beyond what was asked/,
  })
  const asked = (await ask(back)).body.data
  await refused(() => ask(back), { field: 'amount', says: /beyond what was asked/ })
  expect((await send(set, asked.id)).status).toBe(200)
  expect(await ledger()).toMatchObject({ client: 250_00 })
  expect((await list()).requests[0]).toMatchObject({ state: 'paid', excess: 0 })
})

test('it does not go to another account, and where the bank names none a person says where it was read', async () => {
  const other = await anOverpayment('99999912345678')
  await other.bring()
  const says = /another account than that of/
  await other.refused(() => other.ask(other.back), { field: 'payee', says })
  const stored = await other.firm.inside(({ store }) => store.rows('SELECT source FROM bank_lines'))
  expect(JSON.stringify(stored)).toMatch(/source":"\S{20,}/)
  expect(JSON.stringify(stored)).not.toContain('99999912345678')
  const unnamed = await anOverpayment(null)
  await unnamed.bring()
  const { ask, back, refused } = unnamed
  await refused(() => ask(back), { field: 'authority', says: /Enter where you read/ })
  const authority = 'Payment advice of the bank'
  expect((await ask({ ...back, authority })).body.data).toMatchObject({ authority, obstacle: null })
})
