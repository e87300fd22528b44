import { invalid } from '#domain/refusal'
import { assertNoBankDetails } from '#domain/tracked-email/outgoing'
import { filledTemplate, templateFor } from '#domain/whatsapp/template'
import type { WhatsappThread } from '#domain/whatsapp/thread'
import type { RequestContext } from '#tenant/runtime/context'
import { threadEvent, threadToChange } from './changing.ts'
import { correspondenceWith } from './correspondence.ts'
import { threadsOf } from './threads.ts'

/** Sends free text within the window. Throws 404, 409 once it is closed, and 422 for bank details. */
export const writeWhatsapp = (
  context: RequestContext,
  id: string,
  text: string,
): WhatsappThread => {
  const thread = threadToChange(context, id, 'write')
  assertNoBankDetails('text', text)
  return sent(context, thread, text, null)
}

/** Sends an approved template, at any time. Throws 404, 409, and 422 for one that does not exist. */
export const sendWhatsappTemplate = (
  context: RequestContext,
  id: string,
  key: string,
): WhatsappThread => {
  const thread = threadToChange(context, id, 'send_template')
  const template = templateFor(key)
  if (template === null) throw invalid({ template: ['Choose a template.'] })
  const text = filledTemplate(template, thread.name, context.firm.brand.name)
  return sent(context, thread, text, template.name)
}

const sent = (
  context: RequestContext,
  before: WhatsappThread,
  text: string,
  template: string | null,
): WhatsappThread => {
  const thread = threadsOf(context.store).replace({
    ...before,
    version: before.version + 1,
    last_at: context.now,
    last_text: text,
    is_waiting: false,
    assigned_to: before.assigned_to ?? { id: context.by.id, name: context.by.name },
  })
  const detail = { name: thread.name, phone: thread.phone, template }
  context.recordEvents([{ name: 'whatsapp.sent', ...threadEvent(thread, 'messages'), detail }], {
    users: thread.assigned_to ? [thread.assigned_to.id] : [],
    correspondence: () => correspondenceWith(thread, text),
  })
  return thread
}
