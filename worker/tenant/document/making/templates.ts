import type { Conveyance } from '#domain/conveyance/conveyance'
import { filingGroup } from '#domain/document/making/group'
import type { TemplateFilling } from '#domain/document/making/order'
import { recipientOf } from '#domain/document/making/recipient'
import type { CaseTemplate, MakingPreview } from '#domain/document/making/view'
import { assertValid, invalid } from '#domain/refusal'
import type { TemplateFamily } from '#domain/template/template'
import { answerFaults, typedAnswers } from '#domain/template/values/answers'
import type { TemplateVersion } from '#domain/template/version'
import { caseToChange } from '#tenant/conveyance/changing-case'
import type { RequestContext } from '#tenant/runtime/context'
import { renderContent } from '#tenant/template/content'
import { valuesFor } from '#tenant/template/source'
import { templatesOf } from '#tenant/template/templates'

/** The families of templates that are filled in for a case. */
type FilledFamily = Extract<TemplateFamily, 'document' | 'email'>

const suits = ({ content }: TemplateVersion, { matter_type }: Conveyance) =>
  content.matter_types.length === 0 || content.matter_types.includes(matter_type)

const toCaseTemplate = (
  { key, number, content }: TemplateVersion,
  conveyance: Conveyance,
): CaseTemplate => ({
  key,
  number,
  name: content.name,
  audience: content.audience,
  needs_signature: content.needs_signature,
  inputs: content.inputs,
  is_word: content.word !== null,
  group: filingGroup(content.group, conveyance.matter_type),
  recipient: recipientOf(conveyance, content.audience),
})

/** The templates in force that suit a case, by name; throws 403 and 404. */
export const caseTemplates = (context: RequestContext, id: string): CaseTemplate[] => {
  const conveyance = caseToChange(context, id)
  return suiting(context, conveyance, 'document').map((it) => toCaseTemplate(it, conveyance))
}

/** The templates of a family in force that suit a case, by name. */
export const suiting = (
  { store, today }: RequestContext,
  conveyance: Conveyance,
  family: FilledFamily,
) =>
  templatesOf(store)
    .inForce(family, today)
    .filter((it) => suits(it, conveyance))
    .toSorted((a, b) => a.content.name.localeCompare(b.content.name))

/** The template in force for a case; throws 422 for none, and for one of another matter. */
const templateFor = (
  context: RequestContext,
  conveyance: Conveyance,
  family: FilledFamily,
  key: string,
) => {
  const template = templatesOf(context.store).current(family, key, context.today)
  if (template === null || !suits(template, conveyance))
    throw invalid({ template: ['Choose one of the templates for this case.'] })
  return template
}

/** A template filled in for a case, with its version; throws 422 for a wrong answer, 409 for a faulty text. */
export const filledTemplate = (
  context: RequestContext,
  conveyance: Conveyance,
  { template: key, recipient, answers }: TemplateFilling,
  family: FilledFamily = 'document',
) => {
  const template = templateFor(context, conveyance, family, key)
  const { inputs } = template.content
  assertValid(answerFaults(inputs, answers))
  const subject = { conveyance: conveyance.id }
  const given = { recipient, answers: typedAnswers(inputs, answers) }
  const values = valuesFor(context, subject, given)
  const rendered = renderContent(context.store, template, { values, today: context.today })
  return { template, rendered }
}

/** A document as it would be made for a case. */
export const previewMaking = (
  context: RequestContext,
  id: string,
  filling: TemplateFilling,
): MakingPreview => {
  const { rendered } = filledTemplate(context, caseToChange(context, id), filling)
  const { header, body, footer, file_name, missing } = rendered
  return { header, body, footer, file_name, missing }
}
