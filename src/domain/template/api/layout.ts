import { templateApiOf } from './family.ts'

export const layoutApi = templateApiOf('/api/admin/templates/layouts', {
  view: 'template-layouts.view-any',
  create: 'template-layouts.create',
  update: 'template-layouts.update',
})
