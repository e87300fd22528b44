import type { LedgerAct } from './act.ts'
import type { LedgerReason } from './reason.ts'

/** Why an act is refused and what to do, in the words of whoever posts it. */
export const reasonTexts: Readonly<Record<LedgerReason, string>> = {
  amount_invalid: 'Enter an amount above £0.00.',
  insufficient_client_funds: 'The case does not hold enough client money for this.',
  uncleared_funds: 'The money is there, but part of it has not cleared yet.',
  no_bill_delivered: 'Deliver a bill first. Costs are paid only against a delivered bill.',
  exceeds_bill: 'That is more than is left to pay of the bill.',
  disbursement_not_yet_paid: 'Part of the bill is for disbursements that we have not paid yet.',
  bill_of_another_case: 'That bill belongs to another case.',
  duplicate_bill: 'A bill with this number exists already.',
  bill_part_paid: 'Part of the bill has been paid. Reverse the payment first, or credit the bill.',
  stakeholder_not_released: 'A stakeholder deposit is released at completion.',
  lender_money_not_released: 'The lender’s money is released on the day of completion.',
  sdlt_differs_from_locked: 'The tax differs from the figure that is locked in the case.',
  redemption_differs_from_statement:
    'The amount differs from the redemption statements in Title & mortgage for that day.',
  redemption_statement_expired:
    'The redemption statement has expired. Ask the lender for a new one.',
  no_authority: 'Record the written authority first.',
  cross_case_use:
    'The money of one client cannot be used for another without both agreeing in writing.',
  unknown_case: 'There is no such case.',
  case_closed: 'The case is closed.',
  case_on_hold: 'The case is on hold. Resume it before money leaves.',
  parts_do_not_add_up: 'The parts do not add up to the amount.',
  client_money_in_office: 'That is more than the client owes. Receive the rest as client money.',
  exceeds_suspense: 'That is more than lies in suspense.',
  exceeds_creditor: 'That is more than we owe the supplier.',
  exceeds_debt: 'That is more than the client owes.',
  already_reversed: 'This has been undone already.',
  nothing_to_reverse: 'There is nothing here to undo.',
  residual_steps_missing: 'Record what was done to return the money first.',
  residual_over_limit: 'That is more than may go to charity without the regulator.',
  residual_must_be_whole: 'Only the whole balance can go to charity.',
  client_money_cannot_be_written_off: 'Client money cannot be written off.',
  vat_relief_too_early: 'VAT relief is possible six months after the debt was due.',
  sign_off_missing: 'A second person has to sign the reconciliation.',
  reconciliation_difference: 'Bank, cash book and client ledgers differ.',
  month_already_closed: 'This month is closed already.',
  closed_period: 'This month is closed. Choose a day in an open month.',
  future_date: 'Choose today or an earlier day.',
  idempotency_mismatch: 'This has been sent before with other details.',
  bank_line_already_posted: 'This line of the bank statement has been posted already.',
  payee_not_verified: 'The payee’s bank details are not verified.',
  second_approval_missing: 'A second person has to approve this.',
  banking_facility: 'Client money is paid only for a purpose of the case.',
  no_regulated_service: 'The client has not signed our terms, so money cannot be received yet.',
  third_party_account: 'Client money of this case goes through a third-party managed account.',
  card_not_for_client_money: 'Cards pay delivered bills only, not money on account.',
  balance_remains: 'Money remains on the ledger.',
  undertaking_open: 'An undertaking is still open.',
  bad_signature: 'The message is not from the payment provider.',
  stale_signature: 'The message from the payment provider is too old.',
  foreign_account: 'The message is for another account.',
  refund_exceeds_payment: 'A refund cannot be larger than what was paid.',
}

/** Why a case takes no client money, and where it goes instead. */
export const managedText = (provider: string, whose = 'this case') =>
  `Client money of ${whose} goes through the third-party managed account at ${provider}. Ask ${provider} to receive or pay it.`

/** 'Received from the client' by the name of an act in the books. */
export const actTitles: Readonly<Record<string, string>> = {
  receive_client: 'Received for the client',
  stakeholder_deposit: 'Deposit received as stakeholder',
  receive_lender: 'Received from the lender',
  receive_office: 'Received for our bill',
  receive_unidentified: 'Received, not identified',
  allocate_suspense: 'Allocated from suspense',
  bill: 'Bill delivered',
  transfer_costs: 'Our costs taken from client money',
  abate: 'Credit note',
  pay_office: 'Paid from the office account',
  pay_client: 'Paid from client money',
  pay_sdlt: 'Tax paid',
  redeem: 'Mortgage redeemed',
  return_to_client: 'Paid to the client',
  residual_to_charity: 'What was left, given to charity',
  office_to_client: 'Interest paid to the client',
  inter_case_transfer: 'Transferred between cases',
  release_stakeholder: 'Stakeholder deposit released',
  release_lender: 'Lender’s money released',
  reverse: 'Reversed',
  dishonour: 'Returned unpaid by the bank',
}

const providerTitles: Readonly<Record<string, string>> = {
  succeeded: 'Paid by card for our bill',
  refunded: 'Card payment refunded',
  dispute_withdrawn: 'Card payment disputed',
  payout: 'Paid out by the card provider',
  fee: 'Fee of the card provider',
}

/** What an act in the books is called; its own name where it has no title. */
export const actTitle = ({ act, type }: Pick<LedgerAct, 'act' | 'type'>): string =>
  (act === 'webhook' ? providerTitles[type ?? ''] : actTitles[act]) ?? act
