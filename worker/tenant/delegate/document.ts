import { Delegate } from '#domain/delegate/delegate'
import type { DocumentShape } from '#tenant/core/document'

export const delegateDocument: DocumentShape<Delegate> = {
  name: 'delegates',
  isVersioned: true,
  shape: 1,
  schema: Delegate,
  upgrades: [],
}
