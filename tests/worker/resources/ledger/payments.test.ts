import { expect, test } from 'vitest'
import { addWorkingDays } from '#domain/working-days'
import { homeFacts } from '../../../support/tax-facts.ts'
import { instructed, work } from '../../support/cases.ts'
import { aFirm, type Caller } from '../../support/firm.ts'
import {
  aLedgerCase,
  aVerifiedPayee,
  details,
  nameMatch,
  receipt,
  today,
} from '../../support/ledgers.ts'
import { facts } from '../../support/quotes.ts'

const ask = (payee: string | null, more: object = {}) => ({
  purpose: 'disbursement',
  payee,
  amount: 300_00,
  due_on: today,
  reference: '26-S-00001',
  authority: null,
  ...more,
})

test('a payment takes one who asks, another who approves, and cleared money', async () => {
  const set = await aLedgerCase()
  const { cashier, other, path, post, ledger } = set
  const { id } = await aVerifiedPayee(set)
  const asked = (await cashier.post(`${path}/payments`, ask(id))).body.data
  expect(asked).toMatchObject({ status: 'asked', payee: { ending: '78' } })
  expect(asked.obstacle).toMatch(/does not hold enough/)
  expect((await other.get('/api/bank')).body.data.payments).toMatchObject([{ id: asked.id }])
  const one = `${path}/payments/${asked.id}`
  const own = await cashier.send('PUT', `${one}/approval`, { version: 1 })
  expect([own.status, own.body.error.code]).toEqual([409, 'payment.second_person'])
  expect((await other.send('PUT', `${one}/sending`, { version: 1, on: today })).status).toBe(409)
  expect((await other.send('PUT', `${one}/approval`, { version: 1 })).status).toBe(200)
  const poor = await cashier.send('PUT', `${one}/sending`, { version: 2, on: today })
  expect(poor.body.error.code).toBe('ledger.insufficient_client_funds')
  await post(cashier, receipt, 0)
  const sent = await cashier.send('PUT', `${one}/sending`, { version: 2, on: today })
  expect(sent.body.data).toMatchObject({ status: 'sent', sent: { posting: 2 } })
  expect(await ledger()).toMatchObject({ client: 700_00 })
  expect((await ledger()).rows[1]).toMatchObject({ approved_by: { id: other.user.id } })
  const again = await cashier.send('PUT', `${one}/sending`, { version: 3, on: today })
  expect(again.status).toBe(409)
})

test('details that change after the approval void it', async () => {
  const set = await aLedgerCase()
  const { cashier, other, path, post, ledger } = set
  const payee = await aVerifiedPayee(set)
  await post(cashier, receipt, 0)
  const { id } = (await cashier.post(`${path}/payments`, ask(payee.id))).body.data
  await other.send('PUT', `${path}/payments/${id}/approval`, { version: 1 })
  await cashier.send('PUT', `${path}/payees/${payee.id}/change`, {
    version: payee.version,
    ...details,
    account_number: '87654321',
  })
  const sent = await cashier.send('PUT', `${path}/payments/${id}/sending`, {
    version: 2,
    on: today,
  })
  expect(sent.body.error.code).toBe('ledger.payee_not_verified')
  expect((await ledger()).client).toBe(1_000_00)
})

test('an approval of somebody who may no longer approve counts no more', async () => {
  const set = await aLedgerCase()
  const { cashier, other, owner, path, post, ledger } = set
  const payee = await aVerifiedPayee(set)
  await post(cashier, receipt, 0)
  const { id } = (await cashier.post(`${path}/payments`, ask(payee.id))).body.data
  await other.send('PUT', `${path}/payments/${id}/approval`, { version: 1 })
  const { version } = (await owner.get(`/api/users/${other.user.id}`)).body.data.user
  await owner.post(`/api/users/${other.user.id}/suspension`, { version })
  const [seen] = (await cashier.get(`${path}/payments`)).body.data
  expect(seen.obstacle).toMatch(/may no longer approve payments/)
  const sent = await cashier.send('PUT', `${path}/payments/${id}/sending`, {
    version: 2,
    on: today,
  })
  expect(sent.body.error.code).toBe('ledger.second_approval_missing')
  expect((await ledger()).client).toBe(1_000_00)
})

test('nothing is paid while somebody of the case may be on the sanctions list', async () => {
  const set = await aLedgerCase()
  const { cashier, other, owner, path, post, ledger } = set
  const payee = await aVerifiedPayee(set)
  await post(cashier, receipt, 0)
  const { id } = (await cashier.post(`${path}/payments`, ask(payee.id))).body.data
  await other.send('PUT', `${path}/payments/${id}/approval`, { version: 1 })
  const [{ name }] = (await owner.get(path)).body.data.conveyance.clients
  const entry = { key: 'RUS0001', kind: 'Individual', regime: 'Russia', listed_on: '2022-02-24' }
  const file = { name: 'list.csv', sha256: 'a'.repeat(64), reported_on: '2026-11-20' }
  const list = await owner.post('/api/sanctions-lists', { ...file, rows: 1, entries: 1 })
  const one = `/api/sanctions-lists/${list.body.data.id}`
  const names = [name.replace(/^(Mr|Mrs|Ms) /, '')]
  await owner.post(`${one}/parts`, { entries: [{ ...entry, names, births: [] }] })
  expect((await owner.send('PUT', `${one}/activation`, { version: 1 })).status).toBe(200)
  const sending = { version: 2, on: today }
  const sent = await cashier.send('PUT', `${path}/payments/${id}/sending`, sending)
  expect(sent.body.error.code).toBe('payment.sanctions_match')
  expect((await ledger()).client).toBe(1_000_00)
  const { matches } = (await owner.get(`${path}/sanctions`)).body.data
  const judgement = { version: 0, outcome: 'not_same', reason: 'Born elsewhere, seen in person' }
  await owner.send('PUT', `${path}/sanctions/${matches[0].id}/judgement`, judgement)
  expect((await cashier.send('PUT', `${path}/payments/${id}/sending`, sending)).status).toBe(200)
})

test('proceeds and refunds go to the client alone, a loan is redeemed to the lender alone', async () => {
  const set = await aLedgerCase()
  const { cashier, path } = set
  const { id } = await aVerifiedPayee(set)
  for (const purpose of ['sale_proceeds', 'refund', 'redemption', 'sdlt', 'estate_agent']) {
    const { status, body } = await cashier.post(`${path}/payments`, ask(id, { purpose }))
    expect([purpose, status, Object.keys(body.error.fields)]).toEqual([purpose, 422, ['payee']])
  }
})

test('nobody unverified is paid, and a linked case only where there is one', async () => {
  const { cashier, path } = await aLedgerCase()
  const entry = { kind: 'other', name: 'Somebody', ...details }
  const { id } = (await cashier.post(`${path}/payees`, entry)).body.data
  expect((await cashier.post(`${path}/payments`, ask(id))).body.error.code).toBe(
    'payment.payee_stopped',
  )
  const linked = await cashier.post(`${path}/payments`, ask(null, { purpose: 'to_linked_case' }))
  expect(linked.body.error.fields).toHaveProperty('purpose')
})

test('new details: the client is told, one person alone cannot approve, digits are sealed', async () => {
  const { cashier, other, path, waited, firm, owner } = await aLedgerCase()
  const entry = { kind: 'client', name: 'The client', ...details }
  const { body, text } = await cashier.post(`${path}/payees`, entry)
  expect(text).not.toContain('12345678')
  const change = `${path}/payees/${body.data.id}/change`
  const told = await firm.inside(({ store }) =>
    store.rows<{ doc: string }>(
      `SELECT doc FROM messages WHERE json_extract(doc, '$.type') = 'payee.details-asked'`,
    ),
  )
  expect(told.length).toBeGreaterThan(0)
  expect(JSON.stringify(told)).not.toMatch(/12345678|12-34-56|123456/)
  const [number] = body.data.change.numbers
  const call = { version: 1, source: null, spoke_to: 'The client' }
  const strange = await cashier.send('PUT', `${change}/call`, { ...call, phone: '+447700900999' })
  expect(strange.status).toBe(422)
  await cashier.send('PUT', `${change}/call`, { ...call, phone: number.phone })
  const unchecked = await other.send('PUT', `${change}/approval`, { version: 2 })
  expect(unchecked.body.error.code).toBe('payee.name_not_checked')
  await cashier.send('PUT', `${change}/name-check`, { version: 2, ...nameMatch })
  const early = await other.send('PUT', `${change}/approval`, { version: 3 })
  expect(early.body.error.code).toBe('payee.waits')
  await waited()
  const own = await cashier.send('PUT', `${change}/approval`, { version: 3 })
  expect(own.body.error.code).toBe('payee.second_person')
  expect((await other.send('PUT', `${change}/approval`, { version: 3 })).status).toBe(200)
  const [seen] = (await other.post(`${path}/payees/${body.data.id}/digits`)).body.data
  expect(seen).toMatchObject({ sort_code: '12-34-56', account_number: '12345678' })
  const stored = await firm.inside(({ store }) =>
    store.rows<{ doc: string }>('SELECT doc FROM payees UNION ALL SELECT detail FROM audit'),
  )
  expect(JSON.stringify(stored)).not.toContain('12345678')
  expect((await owner.get(path)).text).toContain('payee.digits-seen')
})

const hmrc = { kind: 'public_body', name: 'HMRC' }
const statedFacts = { ...homeFacts, registration: 'whole' }

/** Gives the case a price and a planned day of completion. */
const plan = async (by: Caller, path: string) => {
  const { version } = (await by.get(path)).body.data.conveyance
  const priced = await by.send('PATCH', path, { version, price: 345_000_00 })
  const dates = { completion_on: addWorkingDays(today, 20) }
  const planned = { version: priced.body.data.conveyance.version, dates }
  expect((await by.send('PATCH', `${path}/key-dates`, planned)).status).toBe(200)
}

test('tax is paid as the locked figure alone, and only while the facts it was locked to hold', async () => {
  const set = await aLedgerCase('purchase')
  const { cashier, other, owner, path, post } = set
  const sheet = `${path}/completion-statement`
  const payee = await aVerifiedPayee(set, hmrc)
  await post(cashier, { ...receipt, amount: 30_000_00 }, 0)
  const change = async (more: object) => {
    const { version } = (await owner.get(path)).body.data.conveyance
    expect((await owner.send('PATCH', path, { version, ...more })).status).toBe(200)
  }
  await plan(owner, path)
  const unknown = (await owner.get(sheet)).body.data.tax
  expect([unknown.figure, unknown.missing]).toEqual([null, expect.arrayContaining(['Dwellings'])])
  const lock = { version: 0, amount: 7_250_00 }
  const early = await owner.send('PUT', `${sheet}/tax`, lock)
  expect(early.body.error.code).toBe('completion_statement.tax_not_confirmed')
  const { version } = (await owner.get(path)).body.data.conveyance
  await owner.post(`${path}/facts`, { version, fact: 'tax_confirmed' })
  const guess = await owner.send('PUT', `${sheet}/tax`, lock)
  expect(guess.body.error.code).toBe('completion_statement.facts_missing')
  const state = (at: number, facts: object = {}) =>
    owner.send('PUT', `${sheet}/facts`, { version: at, facts: { ...statedFacts, ...facts } })
  const beyond = await state(0, { fixtures: 1 })
  expect(Object.keys(beyond.body.error.fields)).toEqual(['facts.fixtures'])
  expect((await state(0)).body.data.tax.figure.amount).toBe(7_250_00)
  const penny = await owner.send('PUT', `${sheet}/tax`, { version: 1, amount: 7_250_01 })
  expect(penny.body.error.fields.because[0]).toMatch(/£7,250\.00, not £7,250\.01/)
  const locked = await owner.send('PUT', `${sheet}/tax`, { ...lock, version: 1 })
  expect(locked.body.data.tax).toMatchObject({ lock: { amount: 7_250_00 }, changed: [] })

  const tax = ask(payee.id, { purpose: 'sdlt', amount: 7_250_00 })
  const { id } = (await cashier.post(`${path}/payments`, tax)).body.data
  await other.send('PUT', `${path}/payments/${id}/approval`, { version: 1 })
  const send = () =>
    cashier.send('PUT', `${path}/payments/${id}/sending`, { version: 2, on: today })
  const refused = async () =>
    expect((await send()).body.error.code).toBe('ledger.sdlt_differs_from_locked')
  const short = { purpose: 'sdlt', amount: 7_249_99 }
  const { obstacle } = (await cashier.post(`${path}/payments`, ask(payee.id, short))).body.data
  expect(obstacle).toMatch(/locked at £7,250\.00, and this payment is £7,249\.99/)
  await change({ price: 346_000_00 })
  await refused()
  const { tax: fallen, statement } = (await owner.get(sheet)).body.data
  expect(fallen.changed.map(({ label }: { label: string }) => label)).toEqual([
    'Chargeable consideration',
  ])
  expect(statement.is_before_tax).toBe(true)
  await change({ price: 345_000_00 })
  await state(2, { additional: true })
  await refused()
  await state(3)
  await owner.post(`${sheet}/tax-release`, { version: 4, reason: 'To look again' })
  await refused()
  await owner.send('PUT', `${sheet}/tax`, { ...lock, version: 5 })
  expect((await send()).status).toBe(200)
})

test('a registration fee is paid as it is locked, and another sum is locked with its reason', async () => {
  const set = await aLedgerCase('purchase')
  const { cashier, other, owner, path, post } = set
  const sheet = `${path}/completion-statement`
  const payee = await aVerifiedPayee(set, hmrc)
  await post(cashier, receipt, 0)
  await plan(owner, path)
  const fee = ask(payee.id, { purpose: 'registration_fee', amount: 20_00 })
  const { id, obstacle } = (await cashier.post(`${path}/payments`, fee)).body.data
  expect(obstacle).toMatch(/not locked/)
  await other.send('PUT', `${path}/payments/${id}/approval`, { version: 1 })
  const send = () =>
    cashier.send('PUT', `${path}/payments/${id}/sending`, { version: 2, on: today })
  expect((await send()).body.error.code).toBe('payment.fee_differs_from_locked')
  const stated = await owner.send('PUT', `${sheet}/facts`, { version: 0, facts: statedFacts })
  expect(stated.body.data.registration_fee.figure.amount).toBe(150_00)
  const lock = { version: 1, amount: 20_00 }
  const bare = await owner.send('PUT', `${sheet}/registration-fee`, lock)
  expect(bare.status).toBe(422)
  const because = 'The remaining fee; the rest was paid with an earlier application.'
  const locked = await owner.send('PUT', `${sheet}/registration-fee`, { ...lock, because })
  expect(locked.body.data.registration_fee.lock).toMatchObject({ amount: 20_00, because })
  expect((await send()).status).toBe(200)
  const again = { version: 2, reason: 'Paid' }
  expect((await owner.post(`${sheet}/registration-fee-release`, again)).status).toBe(200)
  const open = await owner.post(`${sheet}/registration-fee-release`, { ...again, version: 3 })
  expect(open.body.error.code).toBe('completion_statement.tax_open')
})

test('a transfer to the linked case is undone in both ledgers, and only while its money is there', async () => {
  const firm = await aFirm()
  await firm.as('Conveyancer')
  const [owner, second] = [await firm.as('Owner'), await firm.as('Owner')]
  const [cashier, other] = [await firm.as('Cashier'), await firm.as('Cashier')]
  const opened = await instructed(firm, owner, facts('both'))
  const [from, to] = opened.map(({ id }) => `/api/conveyances/${id}`)
  for (const { id } of opened)
    await work(owner, id, ({ conveyance }) => conveyance.facts.terms_signed !== undefined, second)
  const ledger = async (path = '') => (await owner.get(`${path}/ledger`)).body.data
  const post = async (path = '', entry: object = {}) => {
    const { version } = await ledger(path)
    return cashier.post(`${path}/ledger`, { ...entry, version })
  }
  await post(from, receipt)
  const entry = ask(null, { purpose: 'to_linked_case', authority: 'Their letter' })
  const { id } = (await cashier.post(`${from}/payments`, entry)).body.data
  await other.send('PUT', `${from}/payments/${id}/approval`, { version: 1 })
  await cashier.send('PUT', `${from}/payments/${id}/sending`, { version: 2, on: today })
  expect([(await ledger(from)).client, (await ledger(to)).client]).toEqual([700_00, 300_00])

  const undo = { act: 'reverse', of: 2, narrative: 'Wrong case', on: today }
  const bill = { act: 'bill', fees: 200_00, principal: 0, agency: 0, narrative: 'Fees', on: today }
  await post(to, bill)
  await post(to, { act: 'costs', on: today, bill: 'B-00001', amount: 100_00 })
  expect((await post(from, undo)).body.error.code).toBe('ledger.insufficient_client_funds')
  await post(to, { ...receipt, amount: 100_00 })
  expect((await post(from, undo)).status).toBe(200)
  expect([(await ledger(from)).client, (await ledger(to)).client]).toEqual([1_000_00, 0])
})

test('a number that came within a day of the details is no number to call', async () => {
  const { owner, cashier, path } = await aLedgerCase()
  const other = async () => {
    const entry = { kind: 'other_side', name: 'Marches Law', ...details }
    return (await cashier.post(`${path}/payees`, entry)).body.data
  }
  const set = async (phone: string) => {
    const { conveyance } = (await owner.get(path)).body.data
    const people = { handler: 'A Marsh', email: 'a.marsh@marches.test' }
    const other_side = { firm: 'Marches Law', ...people, phone }
    const entry = { version: conveyance.version, other_side }
    expect((await owner.send('PATCH', path, entry)).status).toBe(200)
  }
  await set('+441743000001')
  const { id, change } = await other()
  expect(change.numbers).toEqual([])
  const call = { version: 1, spoke_to: 'A Marsh', phone: '+441743000001', source: null }
  const unproven = await cashier.send('PUT', `${path}/payees/${id}/change/call`, call)
  expect(unproven.body.error.fields).toHaveProperty('source')
  const found = { ...call, phone: '+441743000777', source: 'Find a solicitor' }
  expect((await cashier.send('PUT', `${path}/payees/${id}/change/call`, found)).status).toBe(200)
})

test('a provider answers for the name on an account, and no person answers over it', async () => {
  const { cashier, other, owner, path, waited } = await aLedgerCase()
  expect((await cashier.get('/api/name-check-provider')).body.data).toEqual({ kind: 'test' })
  const entry = { kind: 'other', name: 'Marches Surveyors', ...details, holder: 'Ann Marsh' }
  const ask = async (ending: string) => {
    const added = await cashier.post(`${path}/payees`, {
      ...entry,
      account_number: `123456${ending}`,
    })
    const change = `${path}/payees/${added.body.data.id}/change`
    const answer = await cashier.post(`${change}/name-question`, { version: 1 })
    return { change, check: answer.body.data.change.name_check }
  }
  const approve = async (change: string, version: number) => {
    const phone = { phone: '+441743000000', source: 'Their register entry', spoke_to: 'A Marsh' }
    await cashier.send('PUT', `${change}/call`, { version, ...phone })
    await waited()
    return other.send('PUT', `${change}/approval`, { version: version + 1 })
  }
  const match = await ask('78')
  expect(match.check).toMatchObject({ result: 'match', asked: 'Test provider', returned: null })
  expect(match.check.reference).toMatch(/^test-/)
  expect((await approve(match.change, 2)).status).toBe(200)

  const none = await ask('02')
  const over = await cashier.send('PUT', `${none.change}/name-check`, { version: 2, ...nameMatch })
  expect(over.body.error.code).toBe('payee.name_answered')
  expect((await approve(none.change, 2)).body.error.code).toBe('payee.no_match')

  const close = await ask('01')
  expect(close.check).toMatchObject({ result: 'close', returned: 'A Marsh', reason: null })
  expect((await approve(close.change, 2)).body.error.code).toBe('payee.name_reason')
  const reason = { version: 3, reason: 'Her card was seen' }
  expect((await cashier.send('PUT', `${close.change}/name-reason`, reason)).status).toBe(200)
  expect((await other.send('PUT', `${close.change}/approval`, { version: 4 })).status).toBe(200)

  const silent = await ask('03')
  expect(silent.check.result).toBe('unavailable')
  const byHand = await cashier.send('PUT', `${silent.change}/name-check`, {
    version: 2,
    ...nameMatch,
  })
  expect(byHand.body.data.change.name_check).not.toHaveProperty('reference')
  expect((await owner.get(path)).text).toContain('payee.name-explained')
})
