import { invalid, wrongState } from '#domain/refusal'
import { assertNoBankDetails } from '#domain/tracked-email/outgoing'
import {
  cloudTemplateName,
  filledTemplate,
  templateFor,
  templateUse,
  type WhatsappTemplate,
} from '#domain/whatsapp/template'
import type { WhatsappThread } from '#domain/whatsapp/thread'
import type { RequestContext } from '#tenant/runtime/context'
import { threadEvent, threadToChange } from './changing.ts'
import { cloudSettingsOf } from './cloud/settings.ts'
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
  assertTemplate(context, template)
  return sent(context, thread, text, template)
}

/** Throws 409 for a template that the platform refused, paused or disabled. */
const assertTemplate = (context: RequestContext, template: WhatsappTemplate) => {
  const { is_on, templates } = cloudSettingsOf(context)
  const status = templates[cloudTemplateName(template)] ?? 'APPROVED'
  if (is_on && status !== 'APPROVED')
    throw wrongState(
      'whatsapp.template_refused',
      `WhatsApp says of this template: ${status.toLowerCase()}. Choose another.`,
    )
}

const sent = (
  context: RequestContext,
  before: WhatsappThread,
  text: string,
  template: WhatsappTemplate | null,
): WhatsappThread => {
  const thread = threadsOf(context.store).replace({
    ...before,
    version: before.version + 1,
    last_at: context.now,
    last_text: text,
    is_waiting: false,
    assigned_to: before.assigned_to ?? { id: context.by.id, name: context.by.name },
  })
  const detail = { name: thread.name, phone: thread.phone, template: template?.name ?? null }
  const use = template && templateUse(template, thread.name, context.firm.brand.name)
  context.recordEvents([{ name: 'whatsapp.sent', ...threadEvent(thread, 'messages'), detail }], {
    users: thread.assigned_to ? [thread.assigned_to.id] : [],
    correspondence: () => correspondenceWith(thread, text, use),
  })
  return thread
}
