import { Undertaking } from '#domain/undertaking/undertaking'
import type { DocumentShape } from '#tenant/core/document'

export const undertakingDocument: DocumentShape<Undertaking> = {
  name: 'undertakings',
  isVersioned: true,
  shape: 1,
  schema: Undertaking,
  upgrades: [],
}
