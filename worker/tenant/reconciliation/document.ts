import { ImportedFile, Reconciliation } from '#domain/reconciliation/view'
import type { DocumentShape } from '#tenant/core/document'

export const bankFileDocument: DocumentShape<ImportedFile> = {
  name: 'bank_files',
  isVersioned: true,
  shape: 1,
  schema: ImportedFile,
  upgrades: [],
}

export const reconciliationDocument: DocumentShape<Reconciliation> = {
  name: 'reconciliations',
  isVersioned: true,
  shape: 1,
  schema: Reconciliation,
  upgrades: [],
}
