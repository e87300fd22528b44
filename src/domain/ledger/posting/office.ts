import type { Pence } from '../../money.ts'
import type { LedgerAct } from '../act.ts'
import { penceOf, penceOrNone } from '../amount.ts'
import { accountOf, type Books, balance, caseOf, isCaseClosed } from '../books.ts'
import { movement } from '../entry.ts'
import { refuseIf } from '../reason.ts'
import type { LedgerRule, LedgerRules } from '../rule.ts'
import { assertOwed, billsOf, deliveredBill, leftOf, settlementOf } from './bill-sums.ts'
import { costsTransfer } from './bills.ts'
import { clearedOn } from './clearing.ts'

const VAT_RELIEF_MONTHS = 6

const disbursementOf = (act: LedgerAct) => {
  const gross = penceOf(act.amount)
  const vat = act.treatment === 'principal' ? penceOrNone(act.vat) : 0
  refuseIf(vat > gross, 'amount_invalid')
  return { gross, net: gross - vat, vat }
}

/** A disbursement of the case, paid from the office account or owed to the supplier. */
const disbursementFrom = (credit: 'officeBank' | 'disbursementCreditors'): LedgerRule => ({
  amounts: disbursementOf,
  case: 'open',
  holds: credit === 'officeBank',
  draft: (books, act) => {
    const ref = caseOf(books, act)
    const { gross, net, vat } = disbursementOf(act)
    return {
      entries: [
        ...movement({ debit: accountOf('office', ref), credit, amount: net }),
        ...movement({ debit: 'vat', credit, amount: vat }),
      ],
      disbursement: { gross, net, paid: credit === 'officeBank' },
    }
  },
})

const paySupplier: LedgerRule = {
  amounts: (act) => penceOf(act.amount),
  draft: (books, act) => {
    const amount = penceOf(act.amount)
    refuseIf(amount > balance(books, 'disbursementCreditors'), 'exceeds_creditor')
    return { entries: movement({ debit: 'disbursementCreditors', credit: 'officeBank', amount }) }
  },
}

/** What an amount pays: the bill that it names, otherwise the oldest ones; throws without a delivered bill. */
const settles = (books: Books, act: LedgerAct, amount: Pence) => {
  const ref = caseOf(books, act)
  refuseIf(act.bill === undefined && billsOf(books, ref).length === 0, 'no_bill_delivered')
  const bill = act.bill === undefined ? undefined : deliveredBill(books, ref, act.bill)
  assertOwed(books, ref, amount)
  if (bill === undefined) return settlementOf(books, ref, amount)
  refuseIf(amount > leftOf(books, bill), 'exceeds_bill')
  return [{ bill: bill.number, amount }]
}

const receiveOffice: LedgerRule = {
  amounts: (act) => penceOf(act.amount),
  case: 'open',
  draft: (books, act) => {
    const amount = penceOf(act.amount)
    const credit = accountOf('office', caseOf(books, act))
    return {
      settles: settles(books, act, amount),
      entries: movement({ debit: 'officeBank', credit, amount }),
    }
  },
}

const receiveMixed: LedgerRule = {
  amounts: ({ amount, clientPart, officePart }) =>
    penceOf(amount) + penceOrNone(officePart) + penceOrNone(clientPart),
  case: 'open',
  retainer: true,
  clientMoney: true,
  draft: (books, act) => {
    const ref = caseOf(books, act)
    const amount = penceOf(act.amount)
    const officePart = penceOrNone(act.officePart)
    refuseIf(act.method === 'card', 'card_not_for_client_money')
    refuseIf(officePart + penceOrNone(act.clientPart) !== amount, 'parts_do_not_add_up')
    const credit = accountOf('client', ref)
    const clears = clearedOn(books, act)
    const [toBank, toClient] = [officePart, amount - officePart]
    return {
      settles: officePart === 0 ? [] : settles(books, act, officePart),
      entries: [
        ...movement({ debit: 'clientBank', credit, amount: toBank }),
        ...movement({ debit: 'clientBank', credit, amount: toClient, clearedOn: clears }),
        ...costsTransfer(ref, officePart),
      ],
    }
  },
}

/** Office money for the client: interest that the firm owes, or what makes good a breach. */
const officeToClient: LedgerRule = {
  amounts: (act) => penceOf(act.amount),
  case: 'open',
  clientMoney: true,
  draft: (books, act) => {
    const ref = caseOf(books, act)
    const amount = penceOf(act.amount)
    const isInterest = act.reason === 'interest'
    const debit = isInterest ? 'interestPaid' : accountOf('office', ref)
    return {
      entries: [
        ...movement({ debit, credit: 'officeBank', amount }),
        ...movement({ debit: 'clientBank', credit: accountOf('client', ref), amount }),
      ],
      ...(isInterest ? {} : { breach: { case: ref, amount } }),
    }
  },
}

const bankInterest: LedgerRule = {
  amounts: (act) => penceOf(act.amount),
  draft: (books, act) => {
    const amount = penceOf(act.amount)
    if (act.account !== 'designated')
      return { entries: movement({ debit: 'officeBank', credit: 'interestReceived', amount }) }
    const ref = caseOf(books, act)
    refuseIf(isCaseClosed(books, ref), 'case_closed')
    const debit = accountOf('designated', ref)
    return { entries: movement({ debit, credit: accountOf('client', ref), amount }) }
  },
}

const writeOff: LedgerRule = {
  amounts: (act) => penceOf(act.amount),
  case: 'any',
  draft: (books, act) => {
    const ref = caseOf(books, act)
    const amount = penceOf(act.amount)
    refuseIf((act.side ?? 'office') !== 'office', 'client_money_cannot_be_written_off')
    refuseIf(amount > balance(books, 'office', ref), 'exceeds_debt')
    return { entries: movement({ debit: 'badDebts', credit: accountOf('office', ref), amount }) }
  },
}

const vatRelief: LedgerRule = {
  amounts: (act) => penceOf(act.amount),
  draft: (books, act) => {
    const amount = penceOf(act.amount)
    refuseIf((act.monthsOverdue ?? 0) < VAT_RELIEF_MONTHS, 'vat_relief_too_early')
    refuseIf(amount > balance(books, 'badDebts'), 'exceeds_debt')
    return { entries: movement({ debit: 'vat', credit: 'badDebts', amount }) }
  },
}

export const officeRules: LedgerRules = {
  pay_office: disbursementFrom('officeBank'),
  incur_disbursement: disbursementFrom('disbursementCreditors'),
  pay_supplier: paySupplier,
  receive_office: receiveOffice,
  receive_mixed: receiveMixed,
  office_to_client: officeToClient,
  bank_interest: bankInterest,
  write_off: writeOff,
  vat_relief: vatRelief,
}
