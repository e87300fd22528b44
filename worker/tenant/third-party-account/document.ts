import { ThirdPartyAccount } from '#domain/third-party-account/account'
import type { DocumentShape } from '#tenant/core/document'

export const thirdPartyAccountDocument: DocumentShape<ThirdPartyAccount> = {
  name: 'third_party_accounts',
  isVersioned: true,
  shape: 1,
  schema: ThirdPartyAccount,
  upgrades: [],
}
