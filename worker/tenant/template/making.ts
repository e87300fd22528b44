import type { DateOnly } from '#domain/date-schema'
import { notFound, wrongState } from '#domain/refusal'
import type { TemplateContent, TemplateFamily } from '#domain/template/template'
import type { MergeValues } from '#domain/template/values/value'
import type { Store } from '#tenant/core/store'
import type { RequestContext } from '#tenant/runtime/context'
import { TemplateLimit } from './limits.ts'
import { type RenderedTemplate, renderTemplate } from './rendering.ts'
import { type RecipientValues, type TemplateSubject, valuesFor } from './source.ts'
import { templatesOf } from './templates.ts'

const defaultLayouts: Readonly<Record<TemplateFamily, string | null>> = {
  document: 'letter',
  email: 'email',
  layout: null,
  snippet: null,
}

type Content = { readonly family: TemplateFamily; readonly content: TemplateContent }

/** Renders a text with its layout and the firm’s snippets; throws 409 for a text that cannot be rendered. */
export const renderContent = (
  store: Store,
  { family, content }: Content,
  { values, today }: { readonly values: MergeValues; readonly today: DateOnly },
): RenderedTemplate => {
  const templates = templatesOf(store)
  const key = content.layout ?? defaultLayouts[family]
  const layout = key === null ? null : (templates.current('layout', key, today)?.content ?? null)
  try {
    return renderTemplate({ content, layout, snippets: templates.snippets(today), values })
  } catch (error) {
    if (error instanceof TemplateLimit) throw wrongState('template_faulty', error.message)
    throw error
  }
}

type Template = { readonly family: 'document' | 'email'; readonly key: string }

/**
 * The template in force for a case or a quote, ready to be sent or filed. Throws 404 for no such template or record,
 * 409 naming every field that it needs and that is empty.
 */
export const renderTemplateFor = (
  context: RequestContext,
  { family, key }: Template,
  subject: TemplateSubject,
  given: RecipientValues,
): RenderedTemplate => {
  const { store, today } = context
  const template = templatesOf(store).current(family, key, today)
  if (template === null) throw notFound()
  const rendered = renderContent(store, template, {
    values: valuesFor(context, subject, given),
    today,
  })
  if (rendered.missing.length > 0)
    throw wrongState(
      'fields_missing',
      `${template.content.name} needs: ${rendered.missing.map((it) => it.label).join(', ')}.`,
    )
  return rendered
}
