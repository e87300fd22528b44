import { computed } from 'nanostores'
import { documentTemplateApi } from '#domain/template/api/document'
import { emailTemplateApi } from '#domain/template/api/email'
import { layoutApi } from '#domain/template/api/layout'
import { scriptApi } from '#domain/template/api/script'
import { snippetApi } from '#domain/template/api/snippet'
import type { TemplateFamily } from '#domain/template/template'
import { $route } from '#stores/chrome/route'

export const templateApis = {
  document: documentTemplateApi,
  email: emailTemplateApi,
  layout: layoutApi,
  snippet: snippetApi,
  script: scriptApi,
} as const

const families: Readonly<Record<string, TemplateFamily>> = {
  'admin-templates-documents': 'document',
  'admin-templates-emails': 'email',
  'admin-templates-layouts': 'layout',
  'admin-templates-snippets': 'snippet',
  'admin-script-editor': 'script',
}

/** The family of templates that a page is about; null for any other page. */
export const familyOfPage = (name: string | null | undefined): TemplateFamily | null =>
  families[(name ?? '').replace(/-(?:id|create)$/, '')] ?? null

export const $family = computed($route, ({ name }) => familyOfPage(name))
