import { ReferralFee } from '#domain/agent/fee/fee'
import type { DocumentShape } from '#tenant/core/document'

export const referralFeeDocument: DocumentShape<ReferralFee> = {
  name: 'referral_fees',
  isVersioned: true,
  shape: 1,
  schema: ReferralFee,
  upgrades: [],
}
