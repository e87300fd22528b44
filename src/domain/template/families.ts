import type { Permission } from '#domain/permissions'
import type { TemplateFamily } from './template.ts'

type FamilyPermissions = Readonly<Record<'view' | 'create' | 'update', Permission>>

export const familyPermissions: Readonly<Record<TemplateFamily, FamilyPermissions>> = {
  document: {
    view: 'document-templates.view-any',
    create: 'document-templates.create',
    update: 'document-templates.update',
  },
  email: {
    view: 'email-templates.view-any',
    create: 'email-templates.create',
    update: 'email-templates.update',
  },
  layout: {
    view: 'template-layouts.view-any',
    create: 'template-layouts.create',
    update: 'template-layouts.update',
  },
  snippet: {
    view: 'snippets.view-any',
    create: 'snippets.create',
    update: 'snippets.update',
  },
  script: {
    view: 'email-templates.view-any',
    create: 'email-templates.create',
    update: 'email-templates.update',
  },
}
