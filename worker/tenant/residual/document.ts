import { Residual } from '#domain/residual/residual'
import type { DocumentShape } from '#tenant/core/document'

export const residualDocument: DocumentShape<Residual> = {
  name: 'residuals',
  isVersioned: true,
  shape: 1,
  schema: Residual,
  upgrades: [],
}
