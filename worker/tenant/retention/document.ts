import { CaseRetention } from '#domain/retention/retention'
import type { DocumentShape } from '#tenant/core/document'

export const retentionDocument: DocumentShape<CaseRetention> = {
  name: 'retentions',
  isVersioned: true,
  shape: 1,
  schema: CaseRetention,
  upgrades: [],
}
