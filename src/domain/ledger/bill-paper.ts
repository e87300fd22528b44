import { fullDate } from '#domain/dates'
import { formatVatNumber } from '#domain/firm/vat-number'
import { formatPence, sum } from '#domain/money'
import type { DocumentText } from '#domain/signature/text'
import type { Bill } from './books.ts'

type BillPaper = {
  readonly bill: Bill
  readonly on: string
  readonly narrative: string
  /** Before VAT, of what is not a disbursement. */
  readonly fees: number
  readonly principal: number
  readonly agency: number
  /** The firm, the clients, the property and our reference. */
  readonly lines: readonly string[]
  /** Of the firm; null while it is not known. */
  readonly vatNumber: string | null
}

const row = (label: string, amount: number) =>
  amount === 0 ? [] : [{ label, figure: formatPence(amount) }]

const rowsOf = ({ bill, fees, principal, agency }: BillPaper) => [
  ...row('Our fees', fees),
  ...row('Searches and other disbursements that we supply', principal),
  { label: 'Total before VAT', figure: formatPence(sum(bill.taxable.map(({ net }) => net))) },
  ...bill.taxable.map(({ rate, vat }) => ({
    label: `VAT at ${rate}%`,
    figure: formatPence(vat),
  })),
  ...row('Paid as your agent, no VAT added', agency),
  { label: 'Total', figure: formatPence(bill.total) },
]

const RIGHTS =
  'You may complain about this bill to us and, if we do not settle it, to the Legal Ombudsman. You may also ask the court to assess it under Part III of the Solicitors Act 1974.'

/** A delivered bill as a document. */
export const billText = (paper: BillPaper): DocumentText => ({
  title: `Bill ${paper.bill.number}`,
  lines: [
    ...paper.lines,
    `Date and tax point ${fullDate(paper.on)}`,
    ...(paper.vatNumber === null ? [] : [`VAT number ${formatVatNumber(paper.vatNumber)}`]),
  ],
  parts: [
    { heading: paper.narrative, paragraphs: [], points: [], rows: rowsOf(paper) },
    { heading: 'Your rights', paragraphs: [RIGHTS], points: [] },
  ],
})
