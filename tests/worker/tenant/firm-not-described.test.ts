import { expect, test } from 'vitest'
import type { Firm } from '#domain/firm'
import { blankFacts } from '#domain/quote/blank'
import { assertBillable } from '#tenant/ledger/bill-filing'
import { newOffer } from '#tenant/quote/case/sending'
import { aFirm } from '../support/firm.ts'
import { productAt } from '../support/product-context.ts'

const bill = {
  act: 'bill',
  version: 0,
  on: '2026-11-02',
  principal: 0,
  agency: 5_00,
  narrative: 'Our work',
} as const

test('no quote goes out of a firm whose telephone or number with the regulator is not entered', async () => {
  const firm = await aFirm()
  const codes = await firm.inside((parts) => {
    const context = productAt(parts, '2026-11-02T09:00:00.000Z')
    const { regulator } = context.firm
    const codeOf = (change: object) => {
      try {
        const offered = { ...context, firm: { ...context.firm, ...change } }
        newOffer(offered, blankFacts('both'), ['email'])
        return null
      } catch (error) {
        return Object(error).code
      }
    }
    return [{}, { phone: '' }, { regulator: { ...regulator, number: '' } }].map(codeOf)
  })
  expect(codes).toEqual([null, 'firm.not_described', 'firm.not_described'])
})

test('no bill with VAT is delivered of a firm whose VAT number or address is not entered', async () => {
  const firm = await aFirm()
  const codes = await firm.inside((parts) => {
    const context = productAt(parts, '2026-11-02T09:00:00.000Z')
    const { vat_number: _, ...unregistered } = context.firm
    const { address: __, ...homeless } = context.firm
    const codeOf = (offered: Firm, fees: number) => {
      try {
        assertBillable({ ...context, firm: offered }, { ...bill, fees })
        return null
      } catch (error) {
        return Object(error).code
      }
    }
    return [context.firm, unregistered, homeless].map((it) => [codeOf(it, 0), codeOf(it, 100_00)])
  })
  expect(codes).toEqual([
    [null, null],
    [null, 'bill.firm_not_described'],
    [null, 'bill.firm_not_described'],
  ])
})
