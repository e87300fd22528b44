import { linesOfCase } from '#domain/completion-statement/paper'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { billText } from '#domain/ledger/bill-paper'
import type { BillEntry } from '#domain/ledger/bodies'
import type { PostingRecord } from '#domain/ledger/posting-record'
import { queuePaper } from '#tenant/document/paper'
import type { RequestContext } from '#tenant/runtime/context'

/** Files a delivered bill as a PDF with the documents of its case. */
export const fileBill = (
  context: RequestContext,
  conveyance: Conveyance,
  { bill, date, narrative }: PostingRecord,
  { fees, principal, agency }: BillEntry,
) => {
  if (bill === undefined) return
  const lines = linesOfCase(conveyance, context.firm.brand.name)
  const vatNumber = context.firm.vat_number ?? null
  queuePaper(context, {
    conveyance_id: conveyance.id,
    group: 'money',
    name: `Bill ${bill.number}.pdf`,
    visible_to: ['staff'],
    text: billText({ bill, on: date, narrative, fees, principal, agency, lines, vatNumber }),
  })
}
