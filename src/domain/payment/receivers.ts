import { payeeKinds } from '#domain/payee/labels'
import type { PayeeKind } from '#domain/payee/payee'
import { purposeLabels } from './labels.ts'
import type { PaymentPurpose } from './payment.ts'

/**
 * Whom client money may be paid to for a purpose: what is left goes to the client alone, and a loan is redeemed to the
 * lender’s own account, whatever a letter asks for. A purpose that is left out may be paid to any payee of the case.
 */
const receivers: Partial<Record<PaymentPurpose, readonly PayeeKind[]>> = {
  sale_proceeds: ['client'],
  refund: ['client'],
  redemption: ['lender'],
  sdlt: ['public_body'],
  registration_fee: ['public_body'],
  estate_agent: ['agent'],
  lender_return: ['lender'],
  deposit_return: ['client', 'other_side'],
  overpayment: ['client', 'other'],
}

/** Why a payee may not be paid for a purpose; null where they may. */
export const wrongReceiver = (purpose: PaymentPurpose, kind: PayeeKind): string | null => {
  const only = receivers[purpose]
  return only === undefined || only.includes(kind)
    ? null
    : `${purposeLabels[purpose]} is paid only to a payee who is entered as ${only.map((it) => `“${payeeKinds[it]}”`).join(' or ')}.`
}
