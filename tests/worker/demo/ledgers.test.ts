import { runInDurableObject } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import { Conveyance } from '#domain/conveyance/conveyance'
import type { FactKey } from '#domain/conveyance/plan/fact'
import { PostingRecord } from '#domain/ledger/posting-record'
import { sum } from '#domain/money'
import { PaymentRequest } from '#domain/payment-request/request'
import { storeOf } from '#tenant/core/store'
import type { Tenant } from '#worker/tenant/index'
import { env, type Stub } from '../support/firm.ts'

let stub: Stub

const docs = (table: string): Promise<unknown[]> =>
  runInDurableObject(stub, (_: Tenant, state: DurableObjectState) =>
    storeOf(state.storage)
      .rows<{ doc: string }>(`SELECT doc FROM ${table}`)
      .map((it) => JSON.parse(it.doc)),
  )

const totals = (accounts: readonly string[], of = '%') =>
  runInDurableObject(stub, (_: Tenant, state: DurableObjectState) =>
    storeOf(state.storage).row<{ total: number }>(
      `SELECT coalesce(sum(amount), 0) AS total FROM ledger_entries
       WHERE account IN (SELECT value FROM json_each(?)) AND coalesce(conveyance_id, '') LIKE ?`,
      JSON.stringify(accounts),
      of,
    ),
  )

beforeAll(async () => {
  stub = env.TENANT.get(env.TENANT.newUniqueId()) as unknown as Stub
  await stub.session('harcourt', { id: 'nobody', tokenHash: '', acted: false })
  await stub.seed('harcourt', 'hash', 'http://localhost:8787')
})

const postingsOf = async () => (await docs('ledger_postings')).map((it) => PostingRecord.parse(it))
const casesOf = async () => (await docs('conveyances')).map((it) => Conveyance.parse(it))

const moneyFacts: readonly FactKey[] = [
  'search_money_received',
  'deposit_held',
  'balance_received',
  'funds_received',
  'funds_sent',
  'mortgage_redeemed',
  'balance_paid',
]

test('each fact of money is a posting of the same pence on the same case', async () => {
  const postings = await postingsOf()
  const told = (await casesOf()).flatMap(({ id, ref, facts }) =>
    moneyFacts.flatMap((fact) => {
      const amount = facts[fact]?.evidence?.amount
      return amount ? [{ id, ref, fact, amount }] : []
    }),
  )
  expect(new Set(told.map(({ fact }) => fact)).size).toBe(moneyFacts.length)
  const missing = told.filter(
    ({ id, amount }) => !postings.some(({ act }) => act.case === id && act.amount === amount),
  )
  expect(missing).toEqual([])
})

test('the bank, the ledgers and the cases agree, and what is closed holds nothing', async () => {
  const trust = ['client', 'stakeholder', 'lender', 'suspense']
  expect(await totals(['clientBank'])).toEqual(await totals(trust))
  for (const { id, ref, facts } of await casesOf()) {
    if (!facts.ledger_nil) continue
    const held = await totals([...trust, 'office'], id)
    expect(held, ref).toEqual({ total: 0 })
  }
})

test('postings go by day, payments take two people, and clients have paid and open requests', async () => {
  const postings = await postingsOf()
  const days = postings.filter(({ act }) => act.act !== 'receive_unidentified').map((it) => it.date)
  expect(days).toEqual(days.toSorted())
  for (const { act, by, approved_by } of postings.filter(({ act }) => act.payee))
    expect(approved_by?.id, act.act).not.toBe(by.id)
  const requests = (await docs('payment_requests')).map((it) => PaymentRequest.parse(it))
  const paid = requests.filter(({ receipts }) => receipts.length > 0)
  for (const { amount, receipts } of paid) expect(sum(receipts.map((it) => it.amount))).toBe(amount)
  expect(paid.length).toBeGreaterThan(20)
  expect(requests.length).toBeGreaterThan(paid.length)
})

test('the bank’s statements are matched, and the last month is reconciled and signed', async () => {
  const lines = await runInDurableObject(stub, (_: Tenant, state: DurableObjectState) =>
    storeOf(state.storage).rows('SELECT id, text FROM bank_lines WHERE posting IS NULL'),
  )
  expect(lines).toEqual([])
  expect(await docs('reconciliations')).toMatchObject([
    { position: { lines: 0, postings: 0, difference: 0 }, signed: { by: {} } },
  ])
})
