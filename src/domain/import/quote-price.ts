import { formatPence, type Pence } from '#domain/money'
import { withVat } from '#domain/quote/line'
import type { RowReader } from './row.ts'
import { parseMoney } from './values.ts'

/** The price of an imported quote: `fee` is ours excluding VAT, `disbursements` include VAT. */
export type ImportedPrice = { readonly fee: Pence | null; readonly disbursements: Pence }

/** Parses the price of a row; any part of the total above the fee and its VAT counts as disbursements. */
export const importedPrice = (
  row: RowReader,
  vat_rate: number,
  isRequired: boolean,
): ImportedPrice => {
  const fee = row.parsed('fee', parseMoney, null)
  const stated = row.parsed('disbursements', parseMoney, null)
  const total = row.parsed('total', parseMoney, null)
  if (fee === null) {
    if (isRequired && row.text('fee', 80) === '')
      row.refuse('fee', 'Enter our fee excluding VAT. Only a draft can have none.')
    return { fee, disbursements: stated ?? 0 }
  }
  const { inc_vat } = withVat(fee, vat_rate)
  const disbursements = stated ?? Math.max(0, (total ?? inc_vat) - inc_vat)
  if (total !== null && total !== inc_vat + disbursements)
    row.refuse(
      'total',
      `The fee with VAT is ${formatPence(inc_vat)}, with disbursements ${formatPence(inc_vat + disbursements)}. Correct the total or the fee.`,
    )
  return { fee, disbursements }
}
