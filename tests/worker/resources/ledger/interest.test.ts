import { expect, test } from 'vitest'
import { addDays } from '#domain/dates'
import { aLedgerCase, receipt, today } from '../../support/ledgers.ts'

const DAYS = 73
const since = addDays(today, -DAYS)
const yesterday = addDays(today, -1)

/** A case that has held £10,000.00 for 73 days until yesterday, and a firm that pays 2 %. */
const aHoldingCase = async () => {
  const set = await aLedgerCase()
  const { cashier, owner, path, post } = set
  const held = { ...receipt, amount: 10_000_00, on: since }
  expect((await post(cashier, held, 0)).status).toBe(200)
  const term = { version: 0, from: addDays(since, -400), basis_points: 200, least: 20_00 }
  const added = await owner.post('/api/bank/interest-terms', term)
  expect(added.body.data.terms).toMatchObject([{ basis_points: 200 }])
  const interest = `${path}/interest`
  const propose = (to = yesterday) => cashier.post(interest, { to })
  return { ...set, interest, propose }
}

test('interest is proposed by one person, approved by another, posted to the client and told in the statement', async () => {
  const { cashier, owner, interest, propose, ledger, path } = await aHoldingCase()
  // £10,000.00 at 2 % is £200.00 a year; 73 days are a fifth of it.
  expect((await cashier.get(interest)).body.data.due).toMatchObject({ amount: 40_00, from: since })
  const [proposal] = (await propose()).body.data.interest
  expect(proposal).toMatchObject({ status: 'proposed', working: { amount: 40_00 } })
  expect((await propose()).body.error.code).toBe('interest.proposed_already')
  const approval = `${interest}/${proposal.id}/approval`
  const own = await cashier.send('PUT', approval, { version: 1, on: today })
  expect([own.body.error.code, (await ledger()).client]).toEqual([
    'interest.second_person',
    10_000_00,
  ])
  const posted = await owner.send('PUT', approval, { version: 1, on: today })
  expect(posted.body.data.interest).toMatchObject([{ status: 'posted', posted: { posting: 2 } }])
  expect((await owner.send('PUT', approval, { version: 2, on: today })).status).toBe(409)
  const { client, rows } = await ledger()
  expect([client, rows[1]]).toMatchObject([10_040_00, { approved_by: { id: owner.user.id } }])
  const { statement } = (await owner.get(`${path}/completion-statement`)).body.data
  const line = { label: 'Interest on your money', amount: 40_00, is_estimate: false }
  expect(statement.lines).toContainEqual(line)
  expect((await cashier.get('/api/bank')).body.data.postings).toMatchObject([{ n: 1 }, { n: 2 }])
})

test('no interest below the least sum, without a rate, or for days that are covered', async () => {
  const { owner, interest, propose } = await aHoldingCase()
  expect((await propose(addDays(since, 34))).body.error.code).toBe('interest.below_least')
  expect((await propose(today)).status).toBe(422)
  const [{ id }] = (await propose()).body.data.interest
  await owner.send('PUT', `${interest}/${id}/approval`, { version: 1, on: yesterday })
  expect((await propose()).body.error.code).toBe('interest.nothing_held')
  const late = { version: 1, from: since, basis_points: 100, least: 0 }
  const refused = await owner.post('/api/bank/interest-terms', late)
  expect(refused.body.error.code).toBe('interest.worked_out')
  const { cashier, path, post } = await aLedgerCase()
  await post(cashier, { ...receipt, on: since }, 0)
  const none = await cashier.post(`${path}/interest`, { to: yesterday })
  expect(none.body.error.code).toBe('interest.no_rate')
})

test('a ledger that changed for its days voids a proposal; once rejected it is proposed anew', async () => {
  const { cashier, owner, interest, propose, post, ledger } = await aHoldingCase()
  const [{ id }] = (await propose()).body.data.interest
  await post(cashier, { act: 'reverse', of: 1, narrative: 'Wrong case', on: since }, 1)
  const changed = await owner.send('PUT', `${interest}/${id}/approval`, { version: 1, on: today })
  expect(changed.body.error.code).toBe('interest.changed')
  expect((await ledger()).client).toBe(0)
  const reason = { version: 1, reason: 'Reversed' }
  const rejected = await owner.send('PUT', `${interest}/${id}/rejection`, reason)
  expect(rejected.body.data).toMatchObject({ due: null, interest: [{ status: 'rejected' }] })
})
