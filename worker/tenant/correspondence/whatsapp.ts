import { assertAllowed } from '#domain/act'
import type { WhatsappWriting } from '#domain/correspondence/bodies'
import { invalid, wrongState } from '#domain/refusal'
import { assertNoBankDetails } from '#domain/tracked-email/outgoing'
import type { FilingTarget } from '#domain/tracked-email/tracked-email'
import { whatsappActs } from '#domain/whatsapp/acts'
import type { WhatsappThread } from '#domain/whatsapp/thread'
import { endDraft } from '#tenant/message-draft/drafts'
import type { RequestContext } from '#tenant/runtime/context'
import type { Correspondent } from '#tenant/tracked-email/people'
import { fileMessages } from '#tenant/whatsapp/filing'
import { threadsOf } from '#tenant/whatsapp/threads'
import { sendTemplateTo, sendToThread } from '#tenant/whatsapp/writing'
import { whatsappOf } from './ways.ts'
import { addressee } from './writing.ts'

/**
 * Sends a WhatsApp message about a record: free text within the window, else an approved template, which may be the
 * first message to somebody who agreed to them. The conversation is about the record from then on.
 */
export const writeWhatsappAbout = (
  context: RequestContext,
  { record, to, text = '', template, draft }: WhatsappWriting,
) => {
  const { view, person } = addressee(context, record, to)
  assertNoBankDetails('text', text)
  const reached = whatsappOf(context, person)
  if (reached === null) throw invalid({ to: [`There is no number for ${person.name}.`] })
  if (reached.why !== null) throw wrongState('whatsapp.not_reached', reached.why)
  endDraft(context, draft)
  const thread = aboutRecord(context, person, view.target, reached.at)
  if (template) sendTemplateTo(context, thread, template)
  else {
    assertAllowed(whatsappActs(thread, context.person, context.now).write)
    sendToThread(context, thread, text)
  }
  context.recordEvents(
    [
      {
        name: 'whatsapp.written',
        ...view.of,
        changed: ['correspondence'],
        detail: { to: person.name },
      },
    ],
    { users: view.users },
  )
  return { sent: 1 }
}

/** The conversation with somebody, filed to the record that is written about. */
const aboutRecord = (
  context: RequestContext,
  { name, contact_id }: Correspondent,
  filing: FilingTarget,
  phone: string,
): WhatsappThread => {
  const threads = threadsOf(context.store)
  const before = threads.byPhone(phone)
  if (before === null)
    return threads.insert({
      ...{ id: context.newId(), version: 1, phone, name, contact_id: contact_id ?? null, filing },
      assigned_to: null,
      status: 'open',
      window_open_until: context.now,
      opted_out_at: null,
      last_at: context.now,
      last_text: '',
      is_waiting: false,
    })
  if (before.filing?.id === filing.id) return before
  fileMessages(context, before, { to: filing, earlier: false })
  return threads.replace({ ...before, filing, version: before.version + 1 })
}
