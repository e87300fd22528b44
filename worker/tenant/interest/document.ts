import { Interest } from '#domain/interest/interest'
import type { DocumentShape } from '#tenant/core/document'

export const interestDocument: DocumentShape<Interest> = {
  name: 'interest',
  isVersioned: true,
  shape: 1,
  schema: Interest,
  upgrades: [],
}
