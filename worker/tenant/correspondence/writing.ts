import { assertAllowed } from '#domain/act'
import type { TextMessage, WrittenLetter } from '#domain/correspondence/bodies'
import type { WrittenValue } from '#domain/correspondence/events'
import { invalid, wrongState } from '#domain/refusal'
import type { EmailAudience } from '#domain/tracked-email/events'
import { assertNoBankDetails } from '#domain/tracked-email/outgoing'
import { mayChangeWith } from '#domain/user/acting-person'
import { requireBeyondMoney } from '#tenant/core/money-only'
import type { Correspondence } from '#tenant/events/messages'
import { endDraft } from '#tenant/message-draft/drafts'
import type { RequestContext } from '#tenant/runtime/context'
import { type Correspondent, idOfPerson } from '#tenant/tracked-email/people'
import { type TargetKey, type TargetView, targetIn } from '#tenant/tracked-email/targets'
import { addressOfPerson, whyNoText } from './ways.ts'

/** The record that somebody writes about, and whom they write to. Throws 403, 404, and 422 for nobody of it. */
export const addressee = (context: RequestContext, key: TargetKey, to: string) => {
  const view = targetIn(context, key)
  assertAllowed(
    mayChangeWith(context.person, key.kind === 'conveyance' ? ['conveyance.update'] : []),
  )
  requireBeyondMoney(context.person)
  const person = view.people().find((it) => idOfPerson(it) === to)
  if (person === undefined) throw invalid({ to: ['Choose somebody of this record.'] })
  return { view, person }
}

/** Sends a text message to somebody of a record. Throws 403, 404, 409 and 422. */
export const writeText = (context: RequestContext, { record, to, text, draft }: TextMessage) => {
  const { view, person } = addressee(context, record, to)
  assertNoBankDetails('text', text)
  if (person.phone === null) throw invalid({ to: [`There is no number for ${person.name}.`] })
  const why = whyNoText(context, person)
  if (why !== null) throw wrongState('correspondence.no_text', why)
  endDraft(context, draft)
  const detail = { audience: person.audience, to: person.name, text }
  context.recordEvents([{ name: 'text.sent', ...view.of, changed: ['correspondence'], detail }], {
    users: view.users,
    correspondence: () => written(view, person, { subject: '', text }),
  })
  return { sent: 1 }
}

/** Puts a letter to somebody of a case with those that wait to be printed. Throws 403, 404 and 422. */
export const writeLetter = (
  context: RequestContext,
  { record, to, subject, text, draft }: WrittenLetter,
) => {
  const { view, person } = addressee(context, record, to)
  const { of } = view
  if (of.subject !== 'conveyance')
    throw invalid({ to: ['Only a case has correspondence that a letter is filed with.'] })
  assertNoBankDetails('text', text)
  if (addressOfPerson(context, person) === null)
    throw invalid({ to: [`There is no postal address for ${person.name}.`] })
  endDraft(context, draft)
  const detail = { audience: person.audience, to: person.name, subject, text }
  context.recordEvents([{ name: 'letter.written', ...of, changed: ['correspondence'], detail }], {
    users: view.users,
    correspondence: () => written(view, person, { subject, text }),
  })
  return { sent: 1 }
}

type Text = { readonly subject: string; readonly text: string }

const written = (
  { target }: TargetView,
  { name, email, phone, contact_id, audience }: Correspondent,
  { subject, text }: Text,
): Correspondence<WrittenValue> => {
  const recipient = { name, email, phone, ...(contact_id ? { contact_id } : {}) }
  const only = (of: EmailAudience) => (audience === of ? [recipient] : [])
  return {
    about: { ...target },
    values: { written_subject: subject, written_text: text },
    clients: only('client'),
    agents: only('agent'),
    other_side: only('other_side'),
  }
}
