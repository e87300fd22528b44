import { expect, test } from 'vitest'
import { addDays } from '#domain/dates'
import { aLedgerCase, aVerifiedPayee, receipt, today } from '../../support/ledgers.ts'
import { aPayingCase } from '../../support/payment-requests.ts'
import { aManagedCase, code, managedCaseOf } from '../../support/third-party-accounts.ts'

test('an account is proposed by one person with what it rests on, and agreed by another', async () => {
  const { propose, agree, view, cashier, other, one, earner, post, firm, path } =
    await aManagedCase()
  expect((await propose({}, earner)).status).toBe(403)
  const wrong = { provider: '', firm_reference: '12345', told_on: addDays(today, 1), told_by: 'x' }
  for (const [field, value] of Object.entries(wrong))
    expect((await propose({ [field]: value })).body.error.fields).toHaveProperty(field)
  expect((await propose({ authorisation: 'CLC/9' })).body.error.fields).toHaveProperty(
    'authorisation',
  )
  expect((await view()).accounts).toEqual([])
  const [proposed] = (await propose()).body.data.accounts
  expect(proposed).toMatchObject({
    ...{ status: 'proposed', provider: 'Alder Escrow', authorisation: null, agreed: null },
    told_by: { name: 'Letter on the managed account.pdf' },
    proposed: { by: { id: cashier.user.id } },
  })
  expect(code(await propose())).toBe('third_party_account.current')
  expect(code(await agree(1, cashier))).toBe('third_party_account.second_person')
  expect((await agree(0)).status).toBe(409)
  // Nothing changes before a second person agrees.
  expect((await post(cashier, { ...receipt, into: 'lender', amount: 1_00 }, 0)).status).toBe(200)
  expect(code(await agree())).toBe('third_party_account.money_held')
  const undo = { act: 'reverse', on: today, of: 1, narrative: 'Not ours' }
  expect((await post(cashier, undo, 1)).status).toBe(200)
  expect((await agree()).body.data.accounts).toMatchObject([
    { status: 'in_force', agreed: { by: { id: other.user.id } } },
  ])
  const rejection = { version: 2, reason: 'Late' }
  expect(code(await other.send('PUT', `${await one()}/rejection`, rejection))).toBe(
    'third_party_account.status',
  )
  const told = await firm.inside(({ store }) =>
    store.rows<{ name: string }>(
      `SELECT name FROM audit WHERE name LIKE 'third-party-account.%' ORDER BY seq`,
    ),
  )
  expect(told.map(({ name }) => name)).toEqual([
    'third-party-account.proposed',
    'third-party-account.agreed',
  ])
  expect((await earner.get(`${path}/third-party-accounts`)).status).toBe(200)
})

test('a rejected one lets client money come to us as before', async () => {
  const { propose, one, other, post, cashier, propose: again } = await aManagedCase()
  await propose()
  const rejection = { version: 1, reason: 'Not on the register' }
  const rejected = await other.send('PUT', `${await one()}/rejection`, rejection)
  expect(rejected.body.data.accounts).toMatchObject([{ status: 'rejected' }])
  expect((await post(cashier, receipt, 0)).status).toBe(200)
  expect(code(await again())).toBe('third_party_account.money_held')
})

test('begin waits for what our client account still has to do with', async () => {
  const set = await managedCaseOf(await aPayingCase())
  const { propose, view, cashier, owner, path, post, ask, list, other } = set
  const { id: payee } = await aVerifiedPayee(set)
  await post(cashier, receipt, 0)
  expect(code(await propose())).toBe('third_party_account.money_held')
  const payment = await cashier.post(`${path}/payments`, {
    ...{ purpose: 'disbursement', payee, amount: 1_000_00, due_on: today, reference: 'Back' },
    authority: null,
  })
  const one = `${path}/payments/${payment.body.data.id}`
  await other.send('PUT', `${one}/approval`, { version: 1 })
  expect((await cashier.send('PUT', `${one}/sending`, { version: 2, on: today })).status).toBe(200)
  expect((await view()).obstacle).toBeNull()
  const more = { purpose: 'disbursement', payee, amount: 5_00, due_on: today, reference: 'More' }
  const second = await cashier.post(`${path}/payments`, { ...more, authority: null })
  expect(code(await propose())).toBe('third_party_account.payment_open')
  const rejection = { version: 1, reason: 'Not due' }
  await cashier.send('PUT', `${path}/payments/${second.body.data.id}/rejection`, rejection)
  await ask()
  expect(code(await propose())).toBe('third_party_account.request_open')
  const [request] = (await list()).requests
  const cancel = { version: request.version, reason: 'Through the provider' }
  await owner.send('PUT', `${path}/payment-requests/${request.id}/cancellation`, cancel)
  expect((await propose()).status).toBe(200)
})

test('a gift that waits in suspense is returned before', async () => {
  const { propose, post, cashier } = await aManagedCase('purchase')
  await post(cashier, { ...receipt, from_giver: true, other_party: 'Folake Adeyemi' }, 0)
  expect(code(await propose())).toBe('third_party_account.gift_held')
})

test('a firm of the CLC needs the reference of its authorisation', async () => {
  const set = await managedCaseOf(await aLedgerCase('sale', 'northgate'))
  const { propose, agree, view } = set
  expect((await view()).needs_authorisation).toBe(true)
  expect((await propose()).body.error.fields).toHaveProperty('authorisation')
  expect((await view()).accounts).toEqual([])
  const { accounts } = (await propose({ authorisation: 'CLC 2026/31' })).body.data
  expect(accounts).toMatchObject([{ authorisation: 'CLC 2026/31' }])
  expect((await agree()).status).toBe(200)
})

test('an account ends by what its provider stated', async () => {
  const { propose, agree, state, end, post, cashier, ledger } = await aManagedCase()
  await propose()
  expect(code(await state(1, 0))).toBe('third_party_account.status')
  expect(code(await end(1))).toBe('third_party_account.status')
  await agree()
  expect(code(await end(2))).toBe('third_party_account.not_empty')
  expect((await state(2, 250_000_00, addDays(today, 1))).body.error.fields).toHaveProperty('on')
  expect((await state(2, 250_000_00, addDays(today, -1))).status).toBe(200)
  expect((await state(3, 0, addDays(today, -2))).body.error.fields).toHaveProperty('on')
  expect(code(await end(3))).toBe('third_party_account.not_empty')
  expect((await state(3, 0)).body.data.accounts[0].statements).toMatchObject([
    { balance: 250_000_00, document: { name: 'Letter on the managed account.pdf' } },
    { balance: 0, on: today },
  ])
  expect(code(await post(cashier, receipt, 0))).toBe('ledger.third_party_account')
  expect((await end(4)).body.data.accounts).toMatchObject([
    { status: 'ended', ended: { on: today, reason: 'Completed' } },
  ])
  expect(await ledger()).toMatchObject({ managed_by: null })
  expect((await post(cashier, receipt, 0)).status).toBe(200)
})

test('the register shows how long ago each provider stated what it holds, and goes out as CSV', async () => {
  const { begin, state, end, owner, cashier, earner, firm } = await aManagedCase()
  const register = async (from: string, by = owner) =>
    (await by.get(`/api/bank/reports?from=${from}&to=${today}`)).body.data.third_party
  const since = addDays(today, -60)
  expect(await register(since)).toEqual([])
  await begin()
  await firm.inside(({ store }) => {
    store.write(
      `UPDATE third_party_accounts SET doc = json_set(doc, '$.agreed.at', ?)`,
      `${addDays(today, -40)}T12:00:00.000Z`,
    )
  })
  const row = { provider: 'Alder Escrow', firm_reference: '900123', ended_on: null }
  expect(await register(since)).toMatchObject([{ ...row, stated: null, days: 40 }])
  await state(2, 250_00, addDays(today, -28))
  const stated = { on: addDays(today, -28), balance: 250_00 }
  expect(await register(since)).toMatchObject([{ ...row, stated, days: 28 }])
  await state(3, 0)
  await end(4)
  expect(await register(since)).toMatchObject([{ ended_on: today, days: null }])
  const next = addDays(today, 1)
  const later = await owner.get(`/api/bank/reports?from=${next}&to=${next}`)
  expect(later.body.data.third_party).toEqual([])
  const path = `/api/bank/reports/third-party-accounts.csv?from=${since}&to=${today}`
  const { text } = await cashier.get(path)
  expect(text.split('\r\n')[0]).toMatch(/^\W?Case,Client,Provider,FCA reference,Account/)
  expect(text).toContain(`Alder Escrow,900123,AE-4471,${today},,${addDays(today, -40)}`)
  expect((await earner.get(path)).status).toBe(403)
})
