import type * as z from 'zod/mini'
import { invalid } from '#domain/refusal'
import type { TemplatePreviewing } from '#domain/template/bodies'
import type { Block } from '#domain/template/markup/block'
import { shownResult } from '#domain/template/script/library'
import type { TemplateContent, TemplateFamily } from '#domain/template/template'
import { sampleAnswers } from '#domain/template/values/answers'
import { firmValues } from '#domain/template/values/merge-values'
import { sampleValues } from '#domain/template/values/sample-case'
import type { MergeValues } from '#domain/template/values/value'
import type { TemplatePreview } from '#domain/template/view'
import type { RequestContext } from '#tenant/runtime/context'
import { renderContent } from './content.ts'
import type { RenderedTemplate } from './rendering.ts'
import { valuesFor } from './source.ts'
import { templatesOf } from './templates.ts'
import { withWordText } from './word/content.ts'

type Previewing = z.infer<typeof TemplatePreviewing>

/** Throws 422 for a reference of no case that the person may see. */
const caseWith = ({ store, conveyances }: RequestContext, ref: string): string => {
  const unknown = () => invalid({ case_ref: ['There is no case with this reference.'] })
  const row = store.row<{ id: string }>('SELECT id FROM conveyances WHERE ref = ?', ref)
  if (row === null) throw unknown()
  try {
    return conveyances.get(row.id).id
  } catch {
    throw unknown()
  }
}

/** The values of the sample or the case that a text is previewed with; throws 422 for a reference of no case. */
export const previewValues = (
  context: RequestContext,
  { content, sample, case_ref }: Previewing,
) => {
  const answers = sampleAnswers(content.inputs)
  if (case_ref !== null)
    return valuesFor(
      context,
      { conveyance: caseWith(context, case_ref) },
      { recipient: null, answers },
    )
  return { ...sampleValues(sample, answers), firm: firmValues(context.firm) }
}

/** What a computed field results in; nothing for a helper, which its tests show. */
const scriptPreview = (
  { store, today }: RequestContext,
  content: TemplateContent,
  values: MergeValues,
): RenderedTemplate => {
  const scripts = templatesOf(store).scripts(today)
  const shown = shownResult(content.body, values, scripts)
  const body: Block[] = [{ kind: 'paragraph', lines: [[{ text: shown }]] }]
  const nothing = { header: [], footer: [], missing: [], subject: '', preheader: '', word: null }
  return { ...nothing, body, text: shown, html: '', sms: '', file_name: '' }
}

const sampleText = 'Here is the text of the letter or email.'

/** A layout is previewed around a short text; a snippet by itself. */
const renderFamily = (
  context: RequestContext,
  family: TemplateFamily,
  content: TemplateContent,
  values: MergeValues,
) => {
  const { store, today } = context
  if (family === 'script') return scriptPreview(context, content, values)
  if (family !== 'layout') return renderContent(store, { family, content }, { values, today })
  const rendered = (text: string) =>
    renderContent(store, { family, content: { ...content, body: text } }, { values, today }).body
  return {
    ...renderContent(store, { family, content: { ...content, body: '' } }, { values, today }),
    header: rendered(content.body),
    body: rendered(sampleText),
    footer: rendered(content.footer),
  }
}

/** A text as it comes out for a sample, or for a case that the person may see. */
export const previewTemplate = (
  context: RequestContext,
  family: TemplateFamily,
  body: Previewing,
): TemplatePreview => {
  const {
    subject,
    preheader,
    header,
    body: text,
    footer,
    sms,
    file_name,
    missing,
  } = renderFamily(
    context,
    family,
    withWordText(context.store, family, body.content),
    previewValues(context, body),
  )
  return { subject, preheader, header, body: text, footer, sms, file_name, missing }
}
