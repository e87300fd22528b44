/** Why an act is not posted. */
export type LedgerReason =
  | 'amount_invalid'
  | 'insufficient_client_funds'
  | 'uncleared_funds'
  | 'no_bill_delivered'
  | 'exceeds_bill'
  | 'disbursement_not_yet_paid'
  | 'bill_of_another_case'
  | 'duplicate_bill'
  | 'bill_part_paid'
  | 'stakeholder_not_released'
  | 'lender_money_not_released'
  | 'sdlt_differs_from_locked'
  | 'redemption_differs_from_statement'
  | 'redemption_statement_expired'
  | 'no_authority'
  | 'cross_case_use'
  | 'unknown_case'
  | 'case_closed'
  | 'case_on_hold'
  | 'parts_do_not_add_up'
  | 'client_money_in_office'
  | 'exceeds_suspense'
  | 'exceeds_creditor'
  | 'exceeds_debt'
  | 'already_reversed'
  | 'nothing_to_reverse'
  | 'residual_steps_missing'
  | 'residual_over_limit'
  | 'residual_must_be_whole'
  | 'client_money_cannot_be_written_off'
  | 'vat_relief_too_early'
  | 'sign_off_missing'
  | 'reconciliation_difference'
  | 'month_already_closed'
  | 'closed_period'
  | 'future_date'
  | 'idempotency_mismatch'
  | 'bank_line_already_posted'
  | 'payee_not_verified'
  | 'second_approval_missing'
  | 'banking_facility'
  | 'no_regulated_service'
  | 'third_party_account'
  | 'card_not_for_client_money'
  | 'balance_remains'
  | 'undertaking_open'
  | 'bad_signature'
  | 'stale_signature'
  | 'foreign_account'
  | 'refund_exceeds_payment'

/** Thrown by a rule before anything is posted. */
export class LedgerRefusal extends Error {
  readonly reason: LedgerReason

  constructor(reason: LedgerReason) {
    super(reason)
    this.name = 'LedgerRefusal'
    this.reason = reason
  }
}

/** Throws the reason when the condition holds. */
export const refuseIf = (condition: boolean, reason: LedgerReason) => {
  if (condition) throw new LedgerRefusal(reason)
}
