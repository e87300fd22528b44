import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newStatement } from '#domain/funds/changing'
import type { FundsKind, FundsStatement } from '#domain/funds/funds'
import { explainReceipts, receiptFigures } from '#domain/funds/receipt/explaining'
import { heldIn, receivedBy } from '#domain/funds/receipt/postings'
import type { FundsReceipt } from '#domain/funds/receipt/receipt'
import type { PostingRecord } from '#domain/ledger/posting-record'
import { sum } from '#domain/money'
import '../../support/property-runs.ts'
import { named, now } from '../identity/people.ts'

const parts = ['a', 'b', 'c', 'd'] as const
const kinds: readonly FundsKind[] = ['savings', 'gift', 'sale', 'mortgage']
const pence = fc.integer({ min: 1, max: 500 })

const statementWith = (
  amounts: readonly (number | null)[],
  status: FundsStatement['status'],
): FundsStatement => ({
  ...newStatement({ id: 's', conveyance_id: 'case', contact_id: 'c', name: 'Client' }),
  status,
  parts: parts.map((id, at) => ({
    ...{ id, kind: kinds[at] ?? 'other', amount: amounts[at] ?? null },
    ...{ story: '', giver: null, giver_id: null, files: [] },
  })),
})

const receipt = (posting: number | null, of: Partial<FundsReceipt> = {}): FundsReceipt => ({
  ...{ id: `r${posting}`, version: 1, conveyance_id: 'case', posting, suspense: null },
  ...{ amount: 0, payer: 'Client', bank: 'Bank', ending: '1234', sources: [], returned: null },
  recorded: { by: named('earner'), at: now },
  ...of,
})

const posting = (n: number, act: string, more: Partial<PostingRecord> = {}): PostingRecord => ({
  ...{ n, act: { n, act, case: 'case' }, date: '2026-11-23', narrative: '', other_party: null },
  ...{ by: named('cashier'), approved_by: null, at: now },
  entries: [
    {
      account: act === 'receive_lender' ? 'lender:case' : 'client:case',
      side: 'credit',
      amount: n,
    },
  ],
  ...more,
})

const money = fc.record({ amount: pence, isLender: fc.boolean() })
const sources = fc.array(fc.record({ part: fc.constantFrom(...parts, 'gone'), amount: pence }))
const scene = fc.record({
  amounts: fc.array(fc.option(pence), { minLength: 4, maxLength: 4 }),
  status: fc.constantFrom('waiting_for_client', 'with_us', 'second_person', 'accepted'),
  money: fc.array(fc.tuple(money, fc.option(sources)), { maxLength: 8 }),
  unchecked: fc.subarray([...parts]),
})

test('what is explained and what is not are together what was received, and no part explains more than it is', () => {
  fc.assert(
    fc.property(scene, ({ amounts, status, money: all, unchecked }) => {
      const explained = explainReceipts({
        received: all.map(([it], n) => ({
          ...it,
          ...{ n, on: '2026-11-23', narrative: '', other_party: null },
        })),
        receipts: all.flatMap(([, of], n) =>
          of ? [receipt(n, { sources: of.map((it) => ({ ...it, statement: 's' })) })] : [],
        ),
        statements: [statementWith(amounts, status)],
        unchecked: new Set(unchecked),
      })
      const figures = receiptFigures(explained)
      expect(figures.received).toBe(sum(all.map(([{ amount }]) => amount)))
      expect(figures.explained + figures.unexplained).toBe(figures.received)
      for (const it of explained) {
        expect(it.explained).toBeGreaterThanOrEqual(0)
        expect(it.unexplained).toBeGreaterThanOrEqual(0)
      }
      const most = amounts.map((it, at) => (unchecked.includes(parts[at] ?? 'a') ? 0 : (it ?? 0)))
      const isTold = status !== 'waiting_for_client'
      expect(figures.explained).toBeLessThanOrEqual(isTold ? sum(most) : 0)
    }),
  )
})

test('a receipt counts until it is undone, and a gift waits until it is allocated, returned or undone', () => {
  const rows = [
    posting(1, 'receive_client'),
    posting(2, 'receive_client'),
    posting(3, 'reverse', { reverses: 2, entries: [] }),
    posting(4, 'receive_lender'),
    posting(5, 'pay_client'),
    posting(6, 'receive_unidentified', { entries: [] }),
    posting(7, 'allocate_suspense'),
    posting(8, 'reverse', { reverses: 7, entries: [] }),
  ]
  expect(receivedBy(rows, 'case').map(({ n, amount }) => [n, amount])).toEqual([
    [1, 1],
    [4, 4],
  ])
  const waiting = receipt(null, { suspense: 6 })
  expect(heldIn([waiting], rows)).toHaveLength(1)
  expect(heldIn([{ ...waiting, posting: 7 }], rows)).toHaveLength(1)
  expect(heldIn([{ ...waiting, posting: 1 }], rows)).toHaveLength(0)
  const returned = { by: named('cashier'), at: now, payment: 'p' }
  expect(heldIn([{ ...waiting, returned }], rows)).toHaveLength(0)
})
