import type { TemplateAudience, TemplateFamily } from './template.ts'
import type { TemplateStatus } from './version.ts'

export const templateStatusLabels: Readonly<Record<TemplateStatus, string>> = {
  draft: 'Draft',
  in_review: 'In review',
  published: 'Published',
  retired: 'Retired',
}

export const templateAudienceLabels: Readonly<Record<TemplateAudience, string>> = {
  client: 'Client',
  agent: 'Agent',
  broker: 'Broker',
  other_side: 'Other side',
  lender: 'Lender',
  freeholder: 'Freeholder or managing agent',
  registry: 'HM Land Registry',
  internal: 'The firm itself',
}

/** 'document template', for use in a sentence. */
export const familyNames: Readonly<Record<TemplateFamily, string>> = {
  document: 'document template',
  email: 'email template',
  layout: 'layout',
  snippet: 'snippet',
  script: 'script',
}
