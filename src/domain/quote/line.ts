import { type Pence, shareOf, sum } from '#domain/money'
import type { Amounts, QuoteLine, VatTotal } from './quote.ts'
import type { FeeScale } from './scale/scale.ts'

type UnpricedLine = Pick<QuoteLine, 'key' | 'section' | 'label' | 'ex_vat' | 'vat_rate'> &
  Partial<QuoteLine>

/** Adds VAT to an amount in pence, rounding half up. */
export const withVat = (ex_vat: Pence, vat_rate: number): Amounts => {
  const vat = shareOf(ex_vat, vat_rate)
  return { ex_vat, vat, inc_vat: ex_vat + vat }
}

/** Completes a line from its amount without VAT. */
export const lineOf = (line: UnpricedLine): QuoteLine => ({
  origin: 'scale',
  rule_id: null,
  override_reason: null,
  ...line,
  ...withVat(line.ex_vat, line.vat_rate),
})

export const totalOf = (lines: readonly Amounts[]): Amounts => ({
  ex_vat: sum(lines.map((it) => it.ex_vat)),
  vat: sum(lines.map((it) => it.vat)),
  inc_vat: sum(lines.map((it) => it.inc_vat)),
})

/** Whether a line is the firm's own work, not a payment to others. */
export const isOurWork = (line: Pick<QuoteLine, 'section'>) =>
  line.section === 'legal_work' || line.section === 'supplement'

/** VAT by rate, highest first, without zero amounts. */
export const vatByRate = (lines: readonly QuoteLine[]): VatTotal[] =>
  [...new Set(lines.map((it) => it.vat_rate))]
    .filter((rate) => rate > 0)
    .sort((a, b) => b - a)
    .map((rate) => {
      const { ex_vat, vat } = totalOf(lines.filter((it) => it.vat_rate === rate))
      return { rate, on: ex_vat, vat }
    })

export const linkedDiscount = (scale: FeeScale, fee: QuoteLine): QuoteLine =>
  lineOf({
    key: 'purchase.linked_discount',
    section: 'supplement',
    label: 'Linked sale and purchase',
    ex_vat: -Math.min(scale.linked_discount, Math.max(0, fee.ex_vat)),
    vat_rate: fee.vat_rate,
  })
