import { IdentityCheck } from '#domain/identity/identity'
import type { DocumentShape } from '#tenant/core/document'

export const identityCheckDocument: DocumentShape<IdentityCheck> = {
  name: 'identity_checks',
  isVersioned: true,
  shape: 1,
  schema: IdentityCheck,
  upgrades: [],
}
