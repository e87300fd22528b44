import { TemplateVersion } from '#domain/template/version'
import type { DocumentShape } from '#tenant/core/document'
import type { StoredRecord } from '#tenant/core/table'

export type FirmTemplate = StoredRecord & TemplateVersion

export const templateDocument: DocumentShape<FirmTemplate> = {
  name: 'templates',
  isVersioned: true,
  shape: 1,
  schema: TemplateVersion,
  upgrades: [],
}
