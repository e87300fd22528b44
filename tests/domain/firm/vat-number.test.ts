import { expect, test } from 'vitest'
import { formatVatNumber, isVatNumber } from '#domain/firm/vat-number'
import { billText } from '#domain/ledger/bill-paper'

test.each(['GB 980 7806 84', '980780684', 'gb980780684', 'GB980780684001'])(
  '%s is a VAT number',
  (text) => {
    expect(isVatNumber(text)).toBe(true)
  },
)

test.each(['980780685', '98078068', 'GB', '', 'FR980780684', '9807806840', '９80780684'])(
  '%s is none',
  (text) => {
    expect(isVatNumber(text)).toBe(false)
  },
)

test('a bill shows the number of the firm, and nothing where there is none', () => {
  const bill = { number: 'B-00001', case: 'A', taxable: [], disbursements: 0, total: 0 }
  const paper = { bill, on: '2026-11-02', narrative: 'Our work', fees: 0, principal: 0, agency: 0 }
  const linesWith = (vatNumber: string | null) =>
    billText({ ...paper, lines: ['Harcourt'], vatNumber }).lines
  expect(formatVatNumber('980780684')).toBe('GB 980 7806 84')
  expect(linesWith('gb980780684')).toContain('VAT number GB 980 7806 84')
  expect(linesWith(null).join()).not.toContain('VAT')
})
