import { explainReceipts, receiptFigures } from '#domain/funds/receipt/explaining'
import type { FundsReceipt } from '#domain/funds/receipt/receipt'
import type { CaseReceipts } from '#domain/funds/receipt/view'
import { mayLook } from '#domain/identity/acts'
import type { RequestContext } from '#tenant/runtime/context'
import { isChecked, receiptCase } from './standing.ts'

const withoutSources = (receipt: FundsReceipt): FundsReceipt => ({
  ...receipt,
  bank: '',
  ending: '',
  sources: [],
})

/** The receipts of a case; accounts and parts only with permission. Throws 404 out of scope. */
export const caseReceipts = (context: RequestContext, id: string): CaseReceipts => {
  const conveyance = context.conveyances.get(id)
  const of = receiptCase(context, conveyance.id)
  const explained = explainReceipts(of)
  const shown = (it: FundsReceipt) => (mayLook(context.person) ? it : withoutSources(it))
  return {
    ...receiptFigures(explained),
    receipts: explained.map(({ n, isLender, receipt, ...money }) => ({
      ...money,
      posting: n,
      is_lender: isLender,
      receipt: receipt && shown(receipt),
    })),
    held: of.held.map((it) => ({ receipt: shown(it), is_checked: isChecked(of, it) })),
    returned: of.receipts.filter(({ returned }) => returned !== null).map(shown),
  }
}
