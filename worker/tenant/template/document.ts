import { fieldsIn } from '#domain/is-record'
import { TemplateVersion } from '#domain/template/version'
import type { DocumentShape, Upgrade } from '#tenant/core/document'
import type { StoredRecord } from '#tenant/core/table'

export type FirmTemplate = StoredRecord & TemplateVersion

const withoutWord: Upgrade = (doc) => ({
  ...doc,
  content: { tests: [], ...fieldsIn(doc['content']), word: null },
})

export const templateDocument: DocumentShape<FirmTemplate> = {
  name: 'templates',
  isVersioned: true,
  shape: 2,
  schema: TemplateVersion,
  upgrades: [withoutWord],
}
