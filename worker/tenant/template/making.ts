import { notFound, wrongState } from '#domain/refusal'
import type { RequestContext } from '#tenant/runtime/context'
import { renderContent } from './content.ts'
import type { RecipientValues } from './record-values.ts'
import type { RenderedTemplate } from './rendering.ts'
import { type TemplateSubject, valuesFor } from './source.ts'
import { templatesOf } from './templates.ts'

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
