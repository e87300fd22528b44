import { type Pence, shareOf, sum } from '#domain/money'
import type { Amounts, QuoteLine, VatTotal } from './quote.ts'
import type { FeeScale } from './scale/scale.ts'

type Unpriced = Pick<QuoteLine, 'key' | 'section' | 'label' | 'ex_vat' | 'vat_rate'> &
  Partial<QuoteLine>

/** An amount with its VAT, half a penny up. */
export const withVat = (ex_vat: Pence, vat_rate: number): Amounts => {
  const vat = shareOf(ex_vat, vat_rate)
  return { ex_vat, vat, inc_vat: ex_vat + vat }
}

/** A line priced from its amount without VAT. */
export const lineOf = (line: Unpriced): QuoteLine => ({
  origin: 'scale',
  rule_id: null,
  override_reason: null,
  ...line,
  ...withVat(line.ex_vat, line.vat_rate),
})

/** Each column added up. */
export const totalOf = (lines: readonly Amounts[]): Amounts => ({
  ex_vat: sum(lines.map((it) => it.ex_vat)),
  vat: sum(lines.map((it) => it.vat)),
  inc_vat: sum(lines.map((it) => it.inc_vat)),
})

/** The firm's own work, told from what it pays to others. */
export const isOurWork = (line: Pick<QuoteLine, 'section'>) =>
  line.section === 'legal_work' || line.section === 'supplement'

/** VAT by rate, highest first; rates at which nothing is charged are left out. */
export const vatByRate = (lines: readonly QuoteLine[]): VatTotal[] =>
  [...new Set(lines.map((it) => it.vat_rate))]
    .filter((rate) => rate > 0)
    .sort((a, b) => b - a)
    .map((rate) => {
      const { ex_vat, vat } = totalOf(lines.filter((it) => it.vat_rate === rate))
      return { rate, on: ex_vat, vat }
    })

/** Off the purchase of a client who also sells; never more than the fee itself. */
export const linkedDiscount = (scale: FeeScale, fee: QuoteLine): QuoteLine =>
  lineOf({
    key: 'purchase.linked_discount',
    section: 'supplement',
    label: 'Linked sale and purchase',
    ex_vat: -Math.min(scale.linked_discount, Math.max(0, fee.ex_vat)),
    vat_rate: fee.vat_rate,
  })
