import { textFrom } from '#domain/template/markup/text'
import type { EmailFilling } from '#domain/tracked-email/bodies'
import type { EmailTemplate, EmailText } from '#domain/tracked-email/view'
import { caseToChange } from '#tenant/conveyance/changing-case'
import { filledTemplate, suiting } from '#tenant/document/making/templates'
import type { RequestContext } from '#tenant/runtime/context'
import { peopleOfCase } from './people.ts'

/** The templates that an email of a case can be filled from: those that ask nothing. Throws 403 and 404. */
export const emailTemplates = (context: RequestContext, id: string): EmailTemplate[] =>
  suiting(context, caseToChange(context, id), 'email')
    .filter(({ content }) => content.inputs.length === 0)
    .map(({ key, content }) => ({ key, name: content.name }))

/** What a template says to somebody of a case; throws 422 for one that is not of the case. */
export const fillEmail = (
  context: RequestContext,
  id: string,
  { template, to }: EmailFilling,
): EmailText => {
  const conveyance = caseToChange(context, id)
  const person = peopleOfCase(context.store, conveyance).find(({ email }) => email === to)
  const recipient = person === undefined || person.audience === 'client' ? null : person.name
  const filling = { template, recipient, answers: {} }
  const { subject, body, missing } = filledTemplate(context, conveyance, filling, 'email').rendered
  return { subject, text: textFrom(body), missing: missing.map(({ label }) => label) }
}
