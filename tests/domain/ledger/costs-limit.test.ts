import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Books, isCaseClosed } from '#domain/ledger/books'
import { postAct } from '#domain/ledger/post'
import { billsOf } from '#domain/ledger/posting/bill-sums'
import { costsLimitOf } from '#domain/ledger/posting/costs-limit'
import '../../support/property-runs.ts'
import { repeats } from '../../support/repeats.ts'
import { actOf, emptyBooks, posted } from './support/books.ts'
import { randomAct } from './support/random-acts.ts'

const ACTS = repeats(20, 100)
const acts = fc.array(randomAct, { minLength: ACTS, maxLength: ACTS })
const today = '2026-11-30'

const taken = (books: Books, bill: { number: string; case: string }, amount: number) =>
  postAct(
    books,
    actOf({ ...bill, act: 'transfer_costs', bill: bill.number, amount, date: today }, 900),
  ).outcome

test('what the preview says may be taken is taken to the penny, and a penny more is refused', () => {
  let shown = 0
  fc.assert(
    fc.property(acts, (given) => {
      const books = given.reduce<Books>(
        (before, it, index) => postAct(before, actOf(it, index + 1)).books,
        emptyBooks(),
      )
      for (const ref of ['A', 'B', 'P']) {
        if (isCaseClosed(books, ref)) continue
        for (const bill of billsOf(books, ref)) {
          const { most } = costsLimitOf(books, bill, today)
          if (most > 0) expect(taken(books, bill, most)).toBe('posted')
          expect(taken(books, bill, most + 1)).toBe('refused')
          shown += most > 0 ? 1 : 0
        }
      }
    }),
  )
  expect(shown).toBeGreaterThan(0)
})

test('the limit is the bill less credits and payments, less what we have not paid, and what is cleared', () => {
  const { books } = posted([
    { act: 'receive_client', amount: 100_00, method: 'faster_payment' },
    { act: 'receive_client', amount: 500_00, method: 'cheque', date: today },
    { act: 'bill', bill: 'B1', fees: 100_00, agency: 30_00 },
    { act: 'abate', bill: 'B1', amount: 10_00 },
    { act: 'transfer_costs', bill: 'B1', amount: 8_00 },
  ])
  const [bill] = billsOf(books, 'A')
  if (bill === undefined) throw new Error('There is no bill.')
  const limit = { left: 130_00, unpaid: 30_00, free: 92_00, most: 92_00 }
  expect(costsLimitOf(books, bill, today)).toEqual(limit)
  expect(costsLimitOf(books, bill, '2026-12-02')).toMatchObject({ free: 592_00, most: 100_00 })
})

test('what the office is owed for another bill does not pay a disbursement that it has not paid', () => {
  const { books } = posted([
    { act: 'receive_client', amount: 500_00, method: 'faster_payment' },
    { act: 'bill', bill: 'B1', fees: 100_00, agency: 30_00 },
    { act: 'bill', bill: 'B2', fees: 50_00 },
  ])
  const bill = billsOf(books, 'A').find(({ number }) => number === 'B1')
  if (bill === undefined) throw new Error('There is no bill.')
  expect(costsLimitOf(books, bill, today)).toMatchObject({
    left: 150_00,
    unpaid: 30_00,
    most: 120_00,
  })
  expect(taken(books, bill, 120_00)).toBe('posted')
  expect(taken(books, bill, 120_01)).toBe('refused')
})
