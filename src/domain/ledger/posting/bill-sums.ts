import { type Pence, sum } from '../../money.ts'
import { type Bill, type Books, balance, standing } from '../books.ts'
import { LedgerRefusal, refuseIf } from '../reason.ts'

/** Bills delivered and not reversed, oldest first. */
export const billsOf = (books: Books, caseRef: string): readonly Bill[] =>
  standing(books).flatMap(({ bill }) => (bill?.case === caseRef ? [bill] : []))

/** A delivered bill of the case by its number; throws when there is none. */
export const deliveredBill = (books: Books, caseRef: string, number: string | undefined): Bill => {
  const bill = standing(books).find((it) => it.bill?.number === number)?.bill
  if (number === undefined || bill === undefined) throw new LedgerRefusal('no_bill_delivered')
  refuseIf(bill.case !== caseRef, 'bill_of_another_case')
  return bill
}

/** What has been paid of a bill. */
export const paidOf = (books: Books, number: string): Pence =>
  sum(
    standing(books)
      .flatMap(({ settles }) => settles ?? [])
      .filter(({ bill }) => bill === number)
      .map(({ amount }) => amount),
  )

/** What has been taken off a bill, and the VAT in it. */
export const abatedOf = (books: Books, number: string) => {
  const credits = standing(books).flatMap(({ abates }) => (abates?.bill === number ? [abates] : []))
  return { net: sum(credits.map(({ net }) => net)), vat: sum(credits.map(({ vat }) => vat)) }
}

/** What is left to pay of a bill; below zero when more was paid than an abatement leaves. */
export const leftOf = (books: Books, bill: Bill): Pence => {
  const { net, vat } = abatedOf(books, bill.number)
  return bill.total - net - vat - paidOf(books, bill.number)
}

/** What of the case's disbursements the office has paid, suppliers on account in the order of their invoices. */
const disbursementsPaid = (books: Books, caseRef: string): Pence => {
  let toSuppliers = sum(
    standing(books)
      .filter(({ act }) => act.act === 'pay_supplier')
      .map(({ entries }) => entries[0]?.amount ?? 0),
  )
  let paid = 0
  for (const { act, disbursement } of standing(books)) {
    if (disbursement === undefined) continue
    const { gross, net } = disbursement
    const covered = disbursement.paid ? gross : Math.min(gross, toSuppliers)
    if (!disbursement.paid) toSuppliers -= covered
    if (act.case === caseRef) paid += Math.max(0, covered - (gross - net))
  }
  return paid
}

/** What of a bill is for disbursements that the office has not paid yet; earlier bills come first. */
export const unpaidDisbursements = (books: Books, bill: Bill): Pence => {
  const bills = billsOf(books, bill.case)
  const upTo = bills.slice(0, bills.findIndex(({ number }) => number === bill.number) + 1)
  const billed = sum(upTo.map(({ disbursements }) => disbursements))
  const unpaid = Math.max(0, billed - disbursementsPaid(books, bill.case))
  return Math.min(bill.disbursements, unpaid)
}

/** Divides a payment among the bills of a case, oldest first. */
export const settlementOf = (books: Books, caseRef: string, amount: Pence) => {
  let rest = amount
  return billsOf(books, caseRef).flatMap((bill) => {
    const part = Math.min(rest, Math.max(0, leftOf(books, bill)))
    rest -= part
    return part > 0 ? [{ bill: bill.number, amount: part }] : []
  })
}

/** Throws when the client owes the firm less than the amount. */
export const assertOwed = (books: Books, caseRef: string, amount: Pence) =>
  refuseIf(amount > balance(books, 'office', caseRef), 'client_money_in_office')
