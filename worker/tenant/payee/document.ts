import { Payee } from '#domain/payee/payee'
import type { DocumentShape } from '#tenant/core/document'

export const payeeDocument: DocumentShape<Payee> = {
  name: 'payees',
  isVersioned: true,
  shape: 1,
  schema: Payee,
  upgrades: [],
}
