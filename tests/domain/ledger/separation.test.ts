import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { caseOfAccount } from '#domain/ledger/account'
import { type Books, balance } from '#domain/ledger/books'
import {
  type PurchaseFigures,
  purchaseStatement,
  type SaleFigures,
  saleStatement,
} from '#domain/ledger/completion-statement'
import { postAct } from '#domain/ledger/post'
import { sum } from '#domain/money'
import '../../support/property-runs.ts'
import { repeats } from '../../support/repeats.ts'
import { actOf, approved, emptyBooks, type Given, posted } from './support/books.ts'
import { randomAct } from './support/random-acts.ts'

const ACTS = 100
/** At night a hundred thousand entries. */
const numRuns = repeats(20, 1_000)

const acts = fc.array(randomAct, { minLength: ACTS, maxLength: ACTS })

const people = fc.constantFrom<object>(
  approved,
  approved,
  { ...approved, approvedBy: undefined },
  { ...approved, approvedBy: 'cashier' },
  { ...approved, payee: 'new' },
)
const event = fc.constantFrom('exchange', 'completion', 'agreement')

/** Acts on one case that are posted as often as not, each allowed one beside one that is not. */
const actsOn = (ref: string) => {
  const kind = (act: string, fields: Readonly<Record<string, fc.Arbitrary<unknown>>> = {}) =>
    fc
      .tuple(
        fc.record({
          act: fc.constant(act),
          case: fc.constant(ref),
          amount: fc.integer({ min: 1, max: 3_000 }),
          ...fields,
        }),
        people,
      )
      .map(([it, by]): Given => ({ ...it, ...by }))
  const bill = fc.constantFrom(`${ref}1`, `${ref}2`)
  const of = fc.integer({ min: 1, max: 60 })
  return fc.array(
    fc.oneof(
      { weight: 3, arbitrary: kind('receive_client') },
      kind('stakeholder_deposit'),
      kind('receive_lender'),
      kind('release_stakeholder', { event, to: fc.constantFrom('buyer', 'seller') }),
      kind('release_lender', { event }),
      kind('return_lender'),
      kind('pay_client', { purpose: fc.constantFrom('search', 'unrelated') }),
      kind('return_to_client'),
      kind('inter_case_transfer', {
        to: fc.constant('P'),
        authority: fc.constantFrom('written', 'written_both_clients'),
      }),
      kind('bill', { bill, fees: fc.integer({ min: 1, max: 3_000 }) }),
      kind('transfer_costs', { bill }),
      kind('abate', { bill }),
      { weight: ref === 'A' ? 1 : 0, arbitrary: kind('reverse', { of }) },
    ),
    { minLength: ACTS, maxLength: ACTS },
  )
}

const closing = fc.record({
  act: fc.constant('close_month'),
  month: fc.constantFrom('2026-09', '2026-10'),
  by: fc.constant('cashier'),
  signedBy: fc.constantFrom('cofa', 'cashier'),
  signedAs: fc.constant('COFA'),
})

type Look = (before: Books, after: Books) => void

const eachPosting = (given: readonly Given[], look: Look, start = emptyBooks()) => {
  let books = start
  for (const [index, it] of given.entries()) {
    const outcome = postAct(books, actOf(it, index + 1))
    if (outcome.outcome === 'posted') look(books, outcome.books)
    books = outcome.books
  }
  return books
}

const always = (look: Look, given: fc.Arbitrary<readonly Given[]> = acts) =>
  fc.assert(
    fc.property(given, (it) => void eachPosting(it, look)),
    { numRuns },
  )

const lastOf = ({ postings }: Books) => {
  const posting = postings.at(-1)
  if (posting === undefined) throw new Error('nothing was posted')
  return posting
}

const totalOf = ({ balances }: Books, accounts: RegExp) =>
  sum(Object.entries(balances).flatMap(([name, amount]) => (accounts.test(name) ? [amount] : [])))

/** What a posting took from an account, 0 where it added or left it. */
const takenFrom = (before: Books, after: Books, account: RegExp) =>
  Math.max(0, totalOf(before, account) - totalOf(after, account))

const undoes = (books: Books) => {
  const { reverses, dishonours } = lastOf(books)
  return (reverses ?? dishonours) !== undefined
}

const ignore = () => undefined

describe('money of one kind stays apart from every other', () => {
  test('postings of other cases in between change nothing for a case', () => {
    const ofCase = ({ balances }: Books) =>
      Object.entries(balances)
        .filter(([name, amount]) => caseOfAccount(name) === 'A' && amount !== 0)
        .toSorted()
    fc.assert(
      fc.property(actsOn('A'), actsOn('B'), fc.nat(ACTS), (mine, theirs, first) => {
        const own = mine.filter(({ act }) => act !== 'reverse')
        const mixed = [
          ...theirs.slice(0, first),
          ...own.flatMap((it, at) => [it, ...theirs.slice(first + at, first + at + 1)]),
        ]
        expect(ofCase(eachPosting(mixed, ignore))).toEqual(ofCase(eachPosting(own, ignore)))
      }),
      { numRuns },
    )
  })

  test('a stakeholder’s deposit leaves on its event alone, or where its receipt is undone', () => {
    always((before, after) => {
      if (takenFrom(before, after, /^stakeholder:/) === 0 || undoes(after)) return
      const { act } = lastOf(after)
      expect(act.act).toBe('release_stakeholder')
      expect(['completion', 'agreement']).toContain(act.event)
    }, actsOn('A'))
  })

  test('the lender’s money pays no costs: it goes to the client at completion or back to the lender', () => {
    always((before, after) => {
      if (takenFrom(before, after, /^lender:/) === 0 || undoes(after)) return
      const { act, entries } = lastOf(after)
      expect(['release_lender', 'return_lender']).toContain(act.act)
      if (act.act === 'release_lender') expect(act.event).toBe('completion')
      expect(entries.some(({ account }) => /^office/.test(account))).toBe(false)
    }, actsOn('A'))
  })

  test('a transfer between cases keeps what all of them hold', () => {
    always((before, after) => {
      if (lastOf(after).act.act !== 'inter_case_transfer') return
      expect(totalOf(after, /^client:/)).toBe(totalOf(before, /^client:/))
      expect(totalOf(after, /^clientBank$/)).toBe(totalOf(before, /^clientBank$/))
    }, actsOn('A'))
  })

  test('the VAT account is that of bills less input and credits', () => {
    fc.assert(
      fc.property(acts, (given) => {
        const books = eachPosting(given, ignore)
        const undone = new Set(books.postings.flatMap((it) => [it.reverses, it.dishonours]))
        const standing = books.postings.filter(({ n }) => !undone.has(n))
        const ofBills = sum(
          standing.flatMap(({ bill }) => bill?.taxable.map(({ vat }) => vat) ?? []),
        )
        const credits = sum(standing.map(({ abates }) => abates?.vat ?? 0))
        const input = sum(
          standing.map(({ disbursement }) =>
            disbursement ? disbursement.gross - disbursement.net : 0,
          ),
        )
        const relief = sum(
          standing.filter(({ act }) => act.act === 'vat_relief').map(({ act }) => act.amount ?? 0),
        )
        expect(totalOf(books, /^vat$/)).toBe(ofBills - credits - input - relief)
      }),
      { numRuns },
    )
  })

  test('no client money leaves the bank by one person', () => {
    const OWN: ReadonlySet<string> = new Set(['transfer_costs', 'designate'])
    always((before, after) => {
      if (takenFrom(before, after, /^clientBank$/) === 0 || undoes(after)) return
      const { act } = lastOf(after)
      if (OWN.has(act.act)) return
      expect(act.approvedBy).toBeTruthy()
      expect(act.approvedBy).not.toBe(act.by)
    }, actsOn('A'))
  })

  test('nothing is dated in a month after its close, whatever is posted', () => {
    const given = fc.array(fc.oneof({ weight: 12, arbitrary: randomAct }, closing), {
      minLength: ACTS,
      maxLength: ACTS,
    })
    let closes = 0
    always(
      (before, after) => {
        const closed = before.postings.flatMap(({ closesMonth }) => closesMonth ?? [])
        closes += closed.length
        for (const month of closed) expect(lastOf(after).date.slice(0, 7) > month).toBe(true)
      },
      given.map((all) => all.map((it) => ({ bankBalance: 0, ...it }))),
    )
    expect(closes).toBeGreaterThan(0)
  })
})

describe('the balance of a completion statement is the ledger after the planned postings', () => {
  const pounds = fc.integer({ min: 1, max: 50_000_00 })
  const none = fc.oneof(fc.constant(0), pounds)
  const pay = (amount: number, purpose: string): Given[] =>
    amount === 0 ? [] : [{ act: 'pay_client', amount, purpose, ...approved }]
  const costs = (amount: number): Given[] => [
    { act: 'bill', bill: 'B1', fees: amount, vatRate: 0 },
    { act: 'transfer_costs', bill: 'B1', amount },
  ]
  const redeemed = (amount: number): Given[] => {
    const on = '2026-11-02'
    const statement = { figure: amount, daily: 0, figureDate: on, validTo: on }
    return amount === 0 ? [] : [{ act: 'redeem', amount, statement, ...approved }]
  }
  const common = {
    price: fc.integer({ min: 300_000_00, max: 400_000_00 }),
    chattels: none,
    apportionments: fc.integer({ min: -50_00, max: 50_00 }),
    bill: pounds,
  }
  const held = (given: readonly Given[]) => {
    const { books, reasons } = posted(given)
    expect(reasons).toEqual({})
    return balance(books, 'client', 'A')
  }

  test('of a sale', () => {
    const sale: fc.Arbitrary<SaleFigures> = fc.record({
      ...common,
      redemptions: pounds.map((amount) => [{ label: 'Loan', amount }]),
      agent: none,
      other: none.map((amount) => [{ label: 'Other', amount }]),
    })
    fc.assert(
      fc.property(sale, (it) => {
        const amount = it.price + it.chattels + it.apportionments
        const after = held([
          { act: 'receive_client', amount },
          ...it.redemptions.flatMap((one) => redeemed(one.amount)),
          ...pay(it.agent, 'estate_agent'),
          ...it.other.flatMap((one) => pay(one.amount, 'disbursement')),
          ...costs(it.bill),
        ])
        expect(saleStatement(it).balance).toBe(after)
      }),
      { numRuns },
    )
  })

  test('of a purchase, once what is due has come', () => {
    const purchase: fc.Arbitrary<PurchaseFigures> = fc.record({
      ...common,
      tax: none,
      depositPaid: none,
      netAdvance: none,
      held: none.map((amount) => [{ label: 'Held', amount }]),
    })
    fc.assert(
      fc.property(purchase, (it) => {
        const { balance: due } = purchaseStatement(it)
        const before = sum(it.held.map(({ amount }) => amount))
        const received = before + it.depositPaid + Math.max(0, -due)
        const toSeller = it.price + it.chattels + it.apportionments - it.depositPaid
        const advance: Given[] =
          it.netAdvance === 0
            ? []
            : [
                { act: 'receive_lender', amount: it.netAdvance },
                { act: 'release_lender', event: 'completion', amount: it.netAdvance },
              ]
        const after = held([
          ...(received === 0 ? [] : [{ act: 'receive_client', amount: received }]),
          ...pay(it.depositPaid, 'deposit'),
          ...advance,
          ...pay(toSeller, 'completion_money'),
          ...pay(it.tax, 'disbursement'),
          ...costs(it.bill),
        ])
        expect(after).toBe(Math.max(0, due))
      }),
      { numRuns },
    )
  })
})
