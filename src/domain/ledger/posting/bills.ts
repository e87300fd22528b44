import { type Pence, shareOf, sum } from '../../money.ts'
import type { LedgerAct } from '../act.ts'
import { penceOf, penceOrNone } from '../amount.ts'
import { accountOf, type Bill, type Books, balance, caseOf, dateOf } from '../books.ts'
import { movement } from '../entry.ts'
import { assertClientFunds } from '../funds.ts'
import { LedgerRefusal, refuseIf } from '../reason.ts'
import type { LedgerRule, LedgerRules } from '../rule.ts'
import { abatedOf, deliveredBill, leftOf, unpaidDisbursements } from './bill-sums.ts'
import { creditToClient } from './office-credit.ts'

const STANDARD_RATE = 20

const linesOf = (act: LedgerAct) => [
  {
    net: penceOrNone(act.fees) + penceOrNone(act.principal),
    rate: act.vatRate ?? STANDARD_RATE,
  },
  ...(act.lines ?? []).map(({ net, vatRate }) => ({ net: penceOf(net), rate: vatRate })),
]

/** The sums by rate, each with its VAT rounded half up once. */
const taxableOf = (act: LedgerAct): Bill['taxable'] => {
  const lines = linesOf(act)
  return [...new Set(lines.map(({ rate }) => rate))].map((rate) => {
    refuseIf(!(rate >= 0 && rate <= 100), 'amount_invalid')
    const net = sum(lines.filter((line) => line.rate === rate).map((line) => line.net))
    return { rate, net, vat: shareOf(net, Math.round(rate * 100)) }
  })
}

const billOf = (act: LedgerAct, caseRef: string, number: string): Bill => {
  const taxable = taxableOf(act)
  const agent = penceOrNone(act.agency) + penceOrNone(act.unpaid)
  return {
    number,
    case: caseRef,
    taxable,
    disbursements: agent + penceOrNone(act.principal),
    total: penceOf(sum(taxable.map(({ net, vat }) => net + vat)) + agent),
  }
}

const isUsed = (books: Books, number: string) =>
  books.postings.some(({ bill }) => bill?.number === number)

const deliver: LedgerRule = {
  amounts: (act) => billOf(act, '', ''),
  case: 'open',
  draft: (books, act) => {
    const ref = caseOf(books, act)
    const number = act.bill
    if (number === undefined) throw new LedgerRefusal('no_bill_delivered')
    refuseIf(isUsed(books, number), 'duplicate_bill')
    const bill = billOf(act, ref, number)
    const vat = sum(bill.taxable.map((it) => it.vat))
    const fees = sum(bill.taxable.map((it) => it.net)) - penceOrNone(act.principal)
    const debit = accountOf('office', ref)
    return {
      entries: [
        ...movement({ debit, credit: 'profitCosts', amount: fees }),
        ...movement({ debit, credit: 'vat', amount: vat }),
      ],
      bill,
    }
  },
}

/** Throws unless so much of the bill may be taken from client money now. */
const assertTakeable = (books: Books, bill: Bill, amount: Pence) => {
  const left = leftOf(books, bill)
  const unpaid = unpaidDisbursements(books, bill)
  refuseIf(amount > left, 'exceeds_bill')
  refuseIf(amount > left - unpaid, 'disbursement_not_yet_paid')
  refuseIf(amount > balance(books, 'office', bill.case), 'exceeds_bill')
}

/** The four rows that pay office money out of client money. */
export const costsTransfer = (caseRef: string, amount: Pence) => [
  ...movement({ debit: accountOf('client', caseRef), credit: 'clientBank', amount }),
  ...movement({ debit: 'officeBank', credit: accountOf('office', caseRef), amount }),
]

const transferCosts: LedgerRule = {
  amounts: (act) => penceOf(act.amount),
  case: 'open',
  holds: true,
  clientMoney: true,
  draft: (books, act) => {
    const ref = caseOf(books, act)
    const amount = penceOf(act.amount)
    const bill = deliveredBill(books, ref, act.bill)
    assertTakeable(books, bill, amount)
    assertClientFunds(books, ref, amount, dateOf(books, act))
    return { entries: costsTransfer(ref, amount), settles: [{ bill: bill.number, amount }] }
  },
}

/** The VAT in an abatement: that of the sums of highest rate first, the last abatement takes the rest. */
const vatCredit = (books: Books, bill: Bill, net: Pence): Pence => {
  const before = abatedOf(books, bill.number)
  const whole = sum(bill.taxable.map((it) => it.net))
  const vat = sum(bill.taxable.map((it) => it.vat)) - before.vat
  if (before.net + net === whole) return vat
  const [first] = bill.taxable.toSorted((a, b) => b.rate - a.rate)
  return Math.min(vat, shareOf(net, Math.round((first?.rate ?? 0) * 100)))
}

const abate: LedgerRule = {
  amounts: (act) => penceOf(act.amount),
  case: 'open',
  draft: (books, act) => {
    const ref = caseOf(books, act)
    const net = penceOf(act.amount)
    const bill = deliveredBill(books, ref, act.bill)
    const whole = sum(bill.taxable.map((it) => it.net))
    refuseIf(net > whole - abatedOf(books, bill.number).net, 'exceeds_bill')
    const vat = vatCredit(books, bill, net)
    const credit = accountOf('office', ref)
    const entries = [
      ...movement({ debit: 'profitCosts', credit, amount: net }),
      ...movement({ debit: 'vat', credit, amount: vat }),
    ]
    const excess = creditToClient(books, ref, entries)
    return {
      entries: [...entries, ...excess.entries],
      abates: { bill: bill.number, net, vat },
      settles: [{ bill: bill.number, amount: -excess.amount }],
    }
  },
}

export const billRules: LedgerRules = { bill: deliver, transfer_costs: transferCosts, abate }
