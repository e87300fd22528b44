import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isClientCash, isTrust } from '#domain/ledger/account'
import { postAct } from '#domain/ledger/post'
import { refusalText } from '#domain/ledger/refusal-text'
import { ledgerRules } from '#domain/ledger/rules'
import '../../support/property-runs.ts'
import { repeats } from '../../support/repeats.ts'
import { actOf, approved, emptyBooks, type Given, posted } from './support/books.ts'
import { randomAct } from './support/random-acts.ts'

const people = { by: 'cashier', approvedBy: 'partner' }
const managed = (given: Given) => ({ case: 'M', amount: 10_000, ...given })
const bill = managed({ act: 'bill', bill: 'B1', fees: 50_000 })
const paid = managed({ act: 'receive_office', amount: 60_000 })
const statement = { figure: 10_000, daily: 0, figureDate: '2026-11-01', validTo: '2026-11-30' }

/** Each act that touches the client account, as it is posted to a case that holds its own money. */
const clientActs: readonly Given[] = [
  { act: 'receive_client', method: 'bank' },
  { act: 'stakeholder_deposit' },
  { act: 'receive_lender' },
  { act: 'receive_unidentified' },
  { act: 'client_money_found_in_office' },
  { act: 'receive_mixed', bill: 'B1', officePart: 10_000, clientPart: 0 },
  { act: 'pay_client', purpose: 'search', ...approved },
  { act: 'pay_sdlt', ...approved },
  { act: 'redeem', statement, ...approved },
  { act: 'return_to_client', ...approved },
  { act: 'residual_to_charity', charity: '1', stepsRecorded: true, ...approved },
  { act: 'allocate_suspense' },
  { act: 'return_suspense', ...approved },
  { act: 'return_lender', ...approved },
  { act: 'release_lender', event: 'completion' },
  { act: 'release_stakeholder', event: 'completion' },
  { act: 'inter_case_transfer', to: 'P', authority: 'written', ...people },
  { act: 'inter_case_transfer', case: 'P', to: 'M', authority: 'written', ...people },
  { act: 'designate' },
  { act: 'undesignate' },
  { act: 'transfer_costs', bill: 'B1' },
  { act: 'office_to_client', reason: 'interest' },
]

describe('a case with a third-party managed account', () => {
  test.each(clientActs.map((it) => [it.act, it] as const))('refuses %s', (_, act) => {
    const { reasons, balances } = posted([bill, managed(act)])
    expect(reasons).toEqual({ 2: 'third_party_account' })
    expect(balances).toEqual(posted([bill]).balances)
  })

  test('refuses what only comes to client money, such as a credit note that leaves too much paid', () => {
    const credit = managed({ act: 'abate', bill: 'B1' })
    expect(posted([bill, credit]).reasons).toEqual({})
    expect(posted([bill, paid, credit]).reasons).toEqual({ 3: 'third_party_account' })
  })

  test('has bills, and what is received and paid on the office side', () => {
    const acts = [
      bill,
      managed({ act: 'pay_office', amount: 12_000, treatment: 'agency' }),
      managed({ act: 'receive_office', amount: 20_000 }),
      managed({ act: 'reverse', of: 3 }),
      managed({
        ...{ act: 'webhook', type: 'succeeded', payment: 'p1', event: 'e1', amount: 60_000 },
        ...{ account: 'acct_firm', signature: 'valid' },
      }),
    ]
    expect(posted(acts).reasons).toEqual({})
  })

  test('books what the bank took back of a receipt from before, and holds nothing after it', () => {
    const { books } = posted([
      { act: 'receive_client', amount: 10_000, method: 'bank' },
      { act: 'return_to_client', amount: 10_000, ...approved },
    ])
    const setup = {
      ...books.setup,
      cases: { ...books.setup.cases, A: { client: 'C1', managedBy: 'Alder Escrow' } },
    }
    const after = postAct({ ...books, setup }, actOf({ act: 'dishonour', of: 1 }, 3))
    expect(after.outcome).toBe('posted')
    expect(after.books.balances).toMatchObject({ 'client:A': 0, clientBank: 0 })
    const reversal = postAct({ ...books, setup }, actOf({ act: 'reverse', of: 2 }, 3))
    expect(reversal.refused).toEqual([{ n: 3, reason: 'third_party_account' }])
  })

  test('says whose it is and who provides it', () => {
    const said = (act: Given) => refusalText(emptyBooks(), actOf(act), 'third_party_account')
    const ask = 'Ask Alder Escrow to receive or pay it.'
    expect(said({ act: 'receive_client', case: 'M' })).toBe(
      `Client money of this case goes through the third-party managed account at Alder Escrow. ${ask}`,
    )
    expect(said({ act: 'inter_case_transfer', to: 'M' })).toMatch(/^Client money of the other case/)
  })

  test('never comes to hold client money, whatever is posted', () => {
    const count = repeats(30, 100)
    const cases = { ...emptyBooks().setup.cases, A: { client: 'C1', managedBy: 'Alder Escrow' } }
    fc.assert(
      fc.property(fc.array(randomAct, { minLength: count, maxLength: count }), (given) => {
        const { books } = posted(given, { cases })
        const held = Object.entries(books.balances).filter(
          ([account]) => account.endsWith(':A') && (isTrust(account) || isClientCash(account)),
        )
        expect(held.filter(([, amount]) => amount !== 0)).toEqual([])
      }),
    )
  })

  test('is asked about by every rule that says so', () => {
    const asking = Object.keys(ledgerRules).filter((name) => ledgerRules[name]?.clientMoney)
    expect(asking.toSorted()).toEqual([...new Set(clientActs.map(({ act }) => act))].toSorted())
  })
})
