import { templateApiOf } from './family.ts'

export const emailTemplateApi = templateApiOf('/api/admin/templates/emails', {
  view: 'email-templates.view-any',
  create: 'email-templates.create',
  update: 'email-templates.update',
})
