import { Ownership } from '#domain/sanctions/ownership/ownership'
import type { DocumentShape } from '#tenant/core/document'

export const ownershipDocument: DocumentShape<Ownership> = {
  name: 'case_ownerships',
  isVersioned: true,
  shape: 1,
  schema: Ownership,
  upgrades: [],
}
