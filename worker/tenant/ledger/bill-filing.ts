import { postalAddressOf } from '#domain/communication/letter/posting'
import { linesOfBill } from '#domain/completion-statement/paper'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { billText } from '#domain/ledger/bill-paper'
import type { BillEntry } from '#domain/ledger/bodies'
import type { PostingRecord } from '#domain/ledger/posting-record'
import { wrongState } from '#domain/refusal'
import { queuePaper } from '#tenant/document/paper'
import type { RequestContext } from '#tenant/runtime/context'

/** Throws 409 for a bill with VAT while the firm's VAT number or address is not entered (VAT Regulations 1995, regulation 14). */
export const assertBillable = ({ firm }: RequestContext, { fees, principal }: BillEntry) => {
  if (fees + principal === 0 || (firm.vat_number && firm.address)) return
  throw wrongState(
    'bill.firm_not_described',
    'A bill with VAT shows the firm’s address and VAT number. They are entered under Admin › Set-up › Your firm.',
    [{ what: 'Describe the firm', href: '/admin/set-up' }],
  )
}

/** Files a delivered bill as a PDF with the documents of its case. */
export const fileBill = (
  context: RequestContext,
  conveyance: Conveyance,
  { bill, date, narrative }: PostingRecord,
  { fees, principal, agency }: BillEntry,
) => {
  if (bill === undefined) return
  const lines = linesOfBill(conveyance, context.firm, ({ contact_id }) => {
    const contact = context.contacts.current(contact_id)
    return contact && postalAddressOf(contact)
  })
  const vatNumber = context.firm.vat_number ?? null
  queuePaper(context, {
    conveyance_id: conveyance.id,
    group: 'money',
    name: `Bill ${bill.number}.pdf`,
    visible_to: ['staff'],
    text: billText({ bill, on: date, narrative, fees, principal, agency, lines, vatNumber }),
  })
}
