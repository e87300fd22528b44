import type { TemplateFamily } from '#domain/template/template'

type FamilyTexts = {
  readonly title: string
  readonly noun: string
  readonly plural: string
  readonly newTitle: string
  readonly nothing: string
}

export const familyTexts: Readonly<Record<TemplateFamily, FamilyTexts>> = {
  document: {
    title: 'Document Templates',
    noun: 'template',
    plural: 'Document templates',
    newTitle: 'New document template',
    nothing: 'Letters, forms and notes that are made on a case.',
  },
  email: {
    title: 'Email Templates',
    noun: 'template',
    plural: 'Email templates',
    newTitle: 'New email template',
    nothing: 'Emails and text messages that are sent about a case or a quote.',
  },
  layout: {
    title: 'Template Layouts',
    noun: 'layout',
    plural: 'Layouts',
    newTitle: 'New layout',
    nothing: 'The head and the foot of letters and emails.',
  },
  snippet: {
    title: 'Snippets',
    noun: 'snippet',
    plural: 'Snippets',
    newTitle: 'New snippet',
    nothing: 'Passages that several templates share.',
  },
  script: {
    title: 'Template script editor',
    noun: 'script',
    plural: 'Scripts',
    newTitle: 'New script',
    nothing: 'Computed fields and helpers that templates use.',
  },
}
