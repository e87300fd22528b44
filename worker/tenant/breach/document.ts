import { Breach } from '#domain/breach/breach'
import type { DocumentShape } from '#tenant/core/document'

export const breachDocument: DocumentShape<Breach> = {
  name: 'breaches',
  isVersioned: true,
  shape: 1,
  schema: Breach,
  upgrades: [],
}
