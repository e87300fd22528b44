import type { DepositRelease, PaymentPurpose, PaymentStatus } from './payment.ts'

export const purposeLabels: Readonly<Record<PaymentPurpose, string>> = {
  completion_money: 'Completion money',
  deposit: 'Deposit',
  redemption: 'Mortgage redemption',
  sdlt: 'Stamp duty or land transaction tax',
  registration_fee: 'Land Registry fee',
  estate_agent: 'Estate agent’s account',
  searches: 'Searches',
  management_pack: 'Leasehold pack',
  indemnity_premium: 'Indemnity policy',
  sale_proceeds: 'Sale proceeds to the client',
  refund: 'Refund to the client',
  disbursement: 'Other disbursement',
  to_linked_case: 'To the linked case',
  residual_charity: 'What is left, to a charity',
  return_held: 'Gift in suspense, back to its giver',
  lender_return: 'Mortgage advance back to the lender',
  deposit_return: 'Stakeholder deposit back to the buyer',
  overpayment: 'Too much paid, back to the account it came from',
}

export const depositReleases: Readonly<Record<DepositRelease, string>> = {
  agreement: 'Both parties agreed in writing',
  court_order: 'A court ordered it',
}

export const paymentStatuses: Readonly<Record<PaymentStatus, string>> = {
  asked: 'Waiting for approval',
  approved: 'Approved, not sent',
  sent: 'Sent',
  rejected: 'Rejected',
}
