import { templateApiOf } from './family.ts'

export const snippetApi = templateApiOf('/api/admin/templates/snippets', {
  view: 'snippets.view-any',
  create: 'snippets.create',
  update: 'snippets.update',
})
