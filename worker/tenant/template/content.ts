import type { DateOnly } from '#domain/date-schema'
import { wrongState } from '#domain/refusal'
import type { TemplateContent, TemplateFamily } from '#domain/template/template'
import type { MergeValues } from '#domain/template/values/value'
import type { Store } from '#tenant/core/store'
import { TemplateLimit } from './limits.ts'
import { type RenderedTemplate, renderTemplate } from './rendering.ts'
import { templatesOf } from './templates.ts'
import { wordFilesOf } from './word/files.ts'
import { renderWord } from './word/rendering.ts'

const defaultLayouts: Readonly<Record<TemplateFamily, string | null>> = {
  document: 'letter',
  email: 'email',
  layout: null,
  snippet: null,
  script: null,
}

type Content = { readonly family: TemplateFamily; readonly content: TemplateContent }

/** The key of the layout around a text, its own or the default one of its family; null for none, as around a Word file. */
export const layoutKeyOf = ({ family, content }: Content): string | null =>
  content.word === null ? (content.layout ?? defaultLayouts[family]) : null

/** Renders a text with its layout and the firm’s snippets; throws 409 for a text that cannot be rendered. */
export const renderContent = (
  store: Store,
  { family, content }: Content,
  { values, today }: { readonly values: MergeValues; readonly today: DateOnly },
): RenderedTemplate => {
  const templates = templatesOf(store)
  const key = layoutKeyOf({ family, content })
  const layout = key === null ? null : (templates.current('layout', key, today)?.content ?? null)
  const snippets = templates.snippets(today)
  const scripts = templates.scripts(today)
  const parts = { content, layout, snippets, scripts, values }
  try {
    return content.word === null
      ? renderTemplate(parts)
      : renderWord(parts, wordFilesOf(store).find(content.word))
  } catch (error) {
    if (error instanceof TemplateLimit) throw wrongState('template_faulty', error.message)
    throw error
  }
}
