import type { Pence } from '#domain/money'
import { withVat } from '#domain/quote/line'
import type { RowReader } from './row.ts'
import { readMoney } from './values.ts'

/** The price of an imported quote: `fee` is ours excluding VAT, `disbursements` include VAT. */
export type ImportedPrice = { readonly fee: Pence | null; readonly disbursements: Pence }

const inWords = (amount: Pence) => `£${(amount / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')}`

/** Parses the price of a row; any part of the total above the fee and its VAT counts as disbursements. */
export const importedPrice = (
  row: RowReader,
  vat_rate: number,
  isNeeded: boolean,
): ImportedPrice => {
  const fee = row.read('fee', readMoney, null)
  const named = row.read('disbursements', readMoney, null)
  const total = row.read('total', readMoney, null)
  if (fee === null) {
    if (isNeeded && row.text('fee', 80) === '')
      row.refuse('fee', 'Enter our fee excluding VAT. Only a draft can have none.')
    return { fee, disbursements: named ?? 0 }
  }
  const { inc_vat } = withVat(fee, vat_rate)
  const disbursements = named ?? Math.max(0, (total ?? inc_vat) - inc_vat)
  if (total !== null && total !== inc_vat + disbursements)
    row.refuse(
      'total',
      `The fee with VAT is ${inWords(inc_vat)}, with disbursements ${inWords(inc_vat + disbursements)}. Correct the total or the fee.`,
    )
  return { fee, disbursements }
}
