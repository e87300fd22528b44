import { describe, expect, test } from 'vitest'
import { purchaseStatement, saleStatement } from '#domain/ledger/completion-statement'

const sale = saleStatement({
  price: 320_000_00,
  chattels: 0,
  apportionments: 0,
  redemptions: [{ label: 'Mortgage', amount: 121_640_83 + 12 * 19_56 }],
  agent: 4_608_00,
  bill: 1_260_00,
  other: [],
})

describe('a completion statement', () => {
  test('of a sale ends with what the client receives', () => {
    expect(sale.balance).toBe(192_256_45)
    expect(sale.lines.map(({ label }) => label)).toEqual([
      'Price',
      'Mortgage',
      'Estate agent',
      'Our bill',
    ])
  })

  test('of a linked purchase takes the balance of the sale', () => {
    const purchase = purchaseStatement({
      price: 345_000_00,
      chattels: 0,
      apportionments: 0,
      tax: 7_250_00,
      bill: 2_190_00,
      depositPaid: 0,
      netAdvance: 160_000_00,
      held: [
        { label: 'Held', amount: 3_500_00 },
        { label: 'Sale', amount: sale.balance },
      ],
    })
    expect(purchase.balance).toBe(1_316_45)
  })

  test('counts what the seller allows against the price', () => {
    const figures = { price: 100_00, chattels: 5_00, bill: 0, agent: 0, redemptions: [], other: [] }
    expect(saleStatement({ ...figures, apportionments: -2_00 }).balance).toBe(103_00)
  })
})
