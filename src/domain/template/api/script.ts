import { templateApiOf } from './family.ts'

export const scriptApi = templateApiOf('/api/admin/templates/scripts', {
  view: 'email-templates.view-any',
  create: 'email-templates.create',
  update: 'email-templates.update',
})
