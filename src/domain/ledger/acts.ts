import { type Acts, firstRefusal, refuseIf, type Verdict } from '#domain/act'
import { mayAccessConveyance } from '#domain/conveyance/access'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { type ActingPerson, mayChangeWith } from '#domain/user/acting-person'
import { managedText } from './labels.ts'
import type { CaseLedger } from './view.ts'

export type LedgerActName =
  | 'receipt'
  | 'bill'
  | 'costs'
  | 'credit'
  | 'disbursement'
  | 'release'
  | 'allocation'

const isLedgerClosed = ({ status }: Conveyance): Verdict =>
  refuseIf(
    status === 'closed' || status === 'archived',
    'ledger.case_closed',
    'The case is closed, and its ledger with it.',
  )

/** Whether somebody may post to the ledger of a case. */
export const mayPost = (person: ActingPerson, conveyance: Conveyance): Verdict =>
  firstRefusal(
    mayChangeWith(person, ['payments.create']),
    mayAccessConveyance(person, conveyance),
    isLedgerClosed(conveyance),
  )

const hasUnpaidBill = ({ bills }: CaseLedger) =>
  refuseIf(
    !bills.some(({ left }) => left > 0),
    'ledger.no_unpaid_bill',
    'No bill is waiting to be paid. Deliver a bill first.',
  )

const hasBill = ({ bills }: CaseLedger) =>
  refuseIf(bills.length === 0, 'ledger.no_bill', 'No bill has been delivered.')

const holdsMoney = ({ client }: CaseLedger) =>
  refuseIf(client === 0, 'ledger.nothing_held', 'The case holds no client money.')

const holdsForOthers = ({ stakeholder, lender }: CaseLedger) =>
  refuseIf(
    stakeholder + lender === 0,
    'ledger.nothing_to_release',
    'Nothing is held as stakeholder or for the lender.',
  )

/** Whether client money of the case is with us; else a third-party managed account has it. */
export const isOurs = ({ managed_by }: Pick<CaseLedger, 'managed_by'>): Verdict =>
  refuseIf(managed_by !== null, 'ledger.third_party_account', managedText(managed_by ?? ''))

/** What may be posted to a ledger as it stands; the rules of the books decide about amounts. */
export const ledgerActs = (
  person: ActingPerson,
  conveyance: Conveyance,
  ledger: CaseLedger,
): Acts<LedgerActName> => {
  const may = mayPost(person, conveyance)
  return {
    receipt: may,
    bill: may,
    disbursement: may,
    allocation: firstRefusal(may, isOurs(ledger)),
    costs: firstRefusal(may, isOurs(ledger), hasUnpaidBill(ledger), holdsMoney(ledger)),
    credit: firstRefusal(may, hasBill(ledger)),
    release: firstRefusal(may, isOurs(ledger), holdsForOthers(ledger)),
  }
}
