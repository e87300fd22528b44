import type { LedgerAct } from '#domain/ledger/act'
import type { Payment, PaymentPurpose } from './payment.ts'

/** The act of the books that a purpose is; any other is a payment from the client's ledger for that purpose. */
const ownActs: Partial<Record<PaymentPurpose, string>> = {
  redemption: 'redeem',
  sdlt: 'pay_sdlt',
  sale_proceeds: 'return_to_client',
  refund: 'return_to_client',
  to_linked_case: 'inter_case_transfer',
  residual_charity: 'residual_to_charity',
  return_held: 'return_suspense',
  lender_return: 'return_lender',
  deposit_return: 'release_stakeholder',
  overpayment: 'return_to_client',
}

type Given = {
  readonly date: string
  /** Whether the account it goes to is the one that two people verified. */
  readonly isVerified: boolean
  readonly approvedBy: string
  /** Whether enough was tried to return what is left. */
  readonly hasSteps: boolean
  /** What the lender asks on that day; null where no figure is valid. */
  readonly redemption: NonNullable<LedgerAct['statement']> | null
}

const giftOf = ({ charity, authority }: Payment, { hasSteps }: Given): Partial<LedgerAct> => ({
  ...(charity === undefined ? {} : { charity }),
  stepsRecorded: hasSteps,
  ...(authority === null ? {} : { regulatorAuthority: authority }),
})

/** A payment as an act of the books, on the day on which it is sent. */
export const ledgerActOf = (payment: Payment, given: Given): Omit<LedgerAct, 'n'> => {
  const { purpose, amount, conveyance_id, asked, linked, both_agree, released_by } = payment
  const act = ownActs[purpose] ?? 'pay_client'
  return {
    act,
    case: conveyance_id,
    date: given.date,
    amount,
    purpose,
    by: asked.by.id,
    approvedBy: given.approvedBy,
    ...(payment.payee ? { payee: given.isVerified ? 'verified' : 'unverified' } : {}),
    ...(act === 'redeem' && given.redemption ? { statement: given.redemption } : {}),
    ...(payment.charity === undefined ? {} : giftOf(payment, given)),
    ...(released_by ? { to: 'buyer', event: released_by } : {}),
    ...(linked
      ? { to: linked.id, authority: both_agree ? 'written_both_clients' : 'written' }
      : {}),
  }
}
