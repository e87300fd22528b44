import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import '../../support/property-runs.ts'
import { posted } from './support/books.ts'

const event = (id: string, type: string, amount: number, more: object = {}) => ({
  act: 'webhook',
  event: id,
  type,
  amount,
  payment: 'p1',
  account: 'acct_firm',
  signature: 'valid',
  ageSeconds: 1,
  ...more,
})

const bill = { act: 'bill', bill: 'B1', fees: 50_000 }
const events = [
  event('e1', 'succeeded', 60_000),
  event('e2', 'fee', 900),
  event('e3', 'refunded', 10_000),
  event('e4', 'dispute_withdrawn', 5_000, { fee: 1_500 }),
  event('e5', 'payout', 42_600, { payment: undefined }),
]

describe('events of the card provider', () => {
  test('end alike in any order and however often they come', () => {
    const shuffled = fc.shuffledSubarray([...events, ...events], { minLength: 10 })
    fc.assert(
      fc.property(shuffled, (order) => {
        const { balances, reasons } = posted([bill, ...order])
        expect(reasons).toEqual({})
        expect(balances).toEqual({
          'office:A': 15_000,
          officeBank: 42_600,
          providerFees: 2_400,
          profitCosts: 50_000,
          vat: 10_000,
        })
      }),
    )
  })

  test('a refund waits for its payment, and is refused then when it is more', () => {
    const refund = event('e3', 'refunded', 60_001)
    const waiting = posted([bill, refund])
    expect(waiting.reasons).toEqual({})
    expect(waiting.books.postings.at(-1)?.parked).toBe(true)
    expect(posted([bill, refund, event('e1', 'succeeded', 60_000)]).reasons).toEqual({
      2: 'refund_exceeds_payment',
    })
  })

  test('what a card paid is not taken from client money too, what was refunded may be', () => {
    const money = { act: 'receive_client', amount: 100_000 }
    const transfer = { act: 'transfer_costs', bill: 'B1', amount: 10_000 }
    const paid = [bill, money, event('e1', 'succeeded', 60_000)]
    expect(posted([...paid, transfer]).reasons).toEqual({ 4: 'exceeds_bill' })
    expect(posted([...paid, event('e3', 'refunded', 10_000), transfer]).reasons).toEqual({})
  })

  test('one of a kind that the books do not know changes nothing', () => {
    const { balances, reasons } = posted([event('e9', 'customer.updated', 0)])
    expect([balances, reasons]).toEqual([{}, {}])
  })
})
