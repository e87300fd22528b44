import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isTrust } from '#domain/ledger/account'
import { type Books, isCaseClosed } from '#domain/ledger/books'
import { clearedBalance } from '#domain/ledger/funds'
import { postAct } from '#domain/ledger/post'
import { positionAt } from '#domain/ledger/posting/periods'
import { sum } from '#domain/money'
import '../../support/property-runs.ts'
import { repeats } from '../../support/repeats.ts'
import { actOf, emptyBooks } from './support/books.ts'
import { randomAct } from './support/random-acts.ts'

const ACTS = repeats(20, 100)
const acts = fc.array(randomAct, { minLength: ACTS, maxLength: ACTS })

/** Debits less credits of the accounts whose name begins so, by the end of a day. */
const debitsOf = (books: Books, accounts: RegExp, upTo = '9999-12-31') => {
  let total = 0
  for (const { date, entries } of books.postings) {
    for (const { account, amount, side } of entries)
      if (date <= upTo && accounts.test(account)) total += side === 'debit' ? amount : -amount
  }
  return total
}

const TRUST = /^(client|stakeholder|lender):|^suspense$/
const CASH = /^(clientBank$|designated:)/

/** Posts every act and looks at the books before and after each. */
const eachAct = (
  given: readonly { readonly act: string }[],
  look: (before: Books, after: Books, outcome: ReturnType<typeof postAct>) => void,
) => {
  let books = emptyBooks()
  for (const [index, it] of given.entries()) {
    const outcome = postAct(books, actOf(it, index + 1))
    look(books, outcome.books, outcome)
    books = outcome.books
  }
  return books
}

const always = (look: Parameters<typeof eachAct>[1]) =>
  fc.assert(fc.property(acts, (given) => void eachAct(given, look)))

const settledOf = (books: Books, number: string) => {
  const undone = new Set(books.postings.flatMap((it) => [it.reverses, it.dishonours]))
  return sum(
    books.postings
      .filter(({ n }) => !undone.has(n))
      .flatMap(({ settles }) => settles ?? [])
      .filter(({ bill }) => bill === number)
      .map(({ amount }) => amount),
  )
}

const trialBalance = ({ balances }: Books) =>
  Object.fromEntries(Object.entries(balances).filter(([, amount]) => amount !== 0))

describe('after every act', () => {
  test('debits are credits, and client money in the bank is what the trust ledgers say', () => {
    always((_, books) => {
      expect(debitsOf(books, /./)).toBe(0)
      expect(debitsOf(books, CASH) + debitsOf(books, TRUST)).toBe(0)
    })
  })

  test('no trust ledger, deposit or client account is overdrawn, cleared money is never more', () => {
    always((_, books) => {
      expect(debitsOf(books, /^clientBank$/)).toBeGreaterThanOrEqual(0)
      for (const [account, amount] of Object.entries(books.balances)) {
        if (!isTrust(account) && !account.startsWith('designated')) continue
        expect(amount, account).toBeGreaterThanOrEqual(0)
        if (isTrust(account))
          expect(clearedBalance(books, account, '2026-11-30')).toBeLessThanOrEqual(amount)
      }
    })
  })

  test('no office ledger is in credit', () => {
    always((_, { balances }) => {
      for (const [account, amount] of Object.entries(balances))
        if (account.startsWith('office:')) expect(amount, account).toBeGreaterThanOrEqual(0)
    })
  })

  test('a refusal or replay leaves the books, and rows once written stay as they are', () => {
    always((before, after, { outcome }) => {
      if (outcome === 'refused' || outcome === 'replayed') expect(after).toBe(before)
      const rows = before.postings.filter(({ parked }) => parked !== true)
      expect(after.postings.filter((it) => rows.includes(it))).toEqual(rows)
    })
  })

  test('what is taken for a bill is never more than is left of it', () => {
    always((_, books) => {
      for (const { bill } of books.postings)
        if (bill) expect(settledOf(books, bill.number)).toBeLessThanOrEqual(bill.total)
    })
  })

  test('the same act again with its key has no second effect', () => {
    fc.assert(
      fc.property(acts, randomAct, (given, it) => {
        const books = eachAct(given, () => undefined)
        const once = postAct(books, actOf({ ...it, key: 'once', event: 'once' }, 900))
        const twice = postAct(once.books, actOf({ ...it, key: 'once', event: 'once' }, 901))
        expect(twice.books).toBe(once.books)
      }),
    )
  })

  test('its reversal restores every balance, and only once', () => {
    fc.assert(
      fc.property(acts, randomAct, (given, it) => {
        const before = eachAct(given, () => undefined)
        const { books } = postAct(before, actOf({ ...it, key: undefined }, 900))
        const reverse = { act: 'reverse', of: 900, date: '2026-11-30' }
        const reversed = postAct(books, actOf(reverse, 901))
        if (reversed.outcome === 'refused') return
        expect(trialBalance(reversed.books)).toEqual(trialBalance(before))
        expect(postAct(reversed.books, actOf(reverse, 902)).refused).toEqual([
          { n: 902, reason: 'already_reversed' },
        ])
      }),
    )
  })

  test('the position at any period end follows from the rows alone', () => {
    fc.assert(
      fc.property(acts, (given) => {
        const books = eachAct(given, () => undefined)
        for (const on of ['2026-10-31', '2026-11-15', '2026-11-30'])
          expect(positionAt(books, on)).toEqual({
            cashBook: debitsOf(books, CASH, on),
            trust: 0 - debitsOf(books, TRUST, on),
          })
      }),
    )
  })

  test('a closed case has nil on every ledger', () => {
    always((_, books) => {
      for (const ref of ['A', 'B', 'P'])
        if (isCaseClosed(books, ref))
          expect(debitsOf(books, new RegExp(`^(client|stakeholder|lender):${ref}$`))).toBe(0)
    })
  })
})
