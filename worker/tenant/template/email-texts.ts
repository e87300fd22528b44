import { Refusal } from '#domain/refusal'
import type { MergeValues } from '#domain/template/values/value'
import type { TemplateVersion } from '#domain/template/version'
import type { EmailText, EmailTexts } from '#tenant/events/messages'
import { renderContent } from './content.ts'
import { type RecordParts, recordValues } from './record-values.ts'
import type { RenderedTemplate } from './rendering.ts'
import { templatesOf } from './templates.ts'

const missingText = ({ missing }: RenderedTemplate) =>
  `It needs: ${missing.map(({ label }) => label).join(', ')}.`

/** Makes the texts of messages from the email templates in force; what one lacks is said, and never thrown. */
export const emailTextsOf = (parts: RecordParts): EmailTexts =>
  emailTextsWith(parts, (about, to) =>
    recordValues(parts, about, { recipient: to.name, answers: {} }),
  )

type ValuesOf = (about: Parameters<EmailTexts>[1], to: Parameters<EmailTexts>[2]) => MergeValues

/** The same with values from elsewhere. */
export const emailTextsWith =
  ({ store, today }: Pick<RecordParts, 'store' | 'today'>, valuesOf: ValuesOf): EmailTexts =>
  (key, about, to) => {
    const template = templatesOf(store).current('email', key, today)
    if (template === null) return null
    try {
      const values = valuesOf(about, to)
      return toText(template, renderContent(store, template, { values, today }))
    } catch (error) {
      if (error instanceof Refusal) return unmade(template, error.message)
      throw error
    }
  }

const toText = (template: TemplateVersion, rendered: RenderedTemplate): EmailText => {
  if (rendered.missing.length > 0) return unmade(template, missingText(rendered))
  const { subject, text: body } = rendered
  return { template: { ...named(template), problem: null }, text: { subject, body } }
}

const unmade = (template: TemplateVersion, problem: string): EmailText => ({
  template: { ...named(template), problem },
  text: null,
})

const named = ({ key, number, content }: TemplateVersion) => ({ key, number, name: content.name })
