import { templateApiOf } from './family.ts'

export const documentTemplateApi = templateApiOf('/api/admin/templates/documents', {
  view: 'document-templates.view-any',
  create: 'document-templates.create',
  update: 'document-templates.update',
})
