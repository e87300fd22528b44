import { FundsStatement } from '#domain/funds/funds'
import type { DocumentShape } from '#tenant/core/document'

export const fundsStatementDocument: DocumentShape<FundsStatement> = {
  name: 'funds_statements',
  isVersioned: true,
  shape: 1,
  schema: FundsStatement,
  upgrades: [],
}
