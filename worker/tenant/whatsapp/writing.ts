import { invalid, wrongState } from '#domain/refusal'
import { assertNoBankDetails } from '#domain/tracked-email/outgoing'
import type { MediaKind } from '#domain/whatsapp/media'
import {
  cloudTemplateName,
  filledTemplate,
  MISSING_TEMPLATE,
  templateFor,
  templateUse,
  type WhatsappTemplate,
} from '#domain/whatsapp/template'
import type { WhatsappThread } from '#domain/whatsapp/thread'
import type { StoredFile } from '#tenant/core/files'
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
  return sendToThread(context, thread, text)
}

/** Sends an approved template, at any time. Throws 404, 409, and 422 for one that does not exist. */
export const sendWhatsappTemplate = (
  context: RequestContext,
  id: string,
  key: string,
): WhatsappThread => {
  return sendTemplateTo(context, threadToChange(context, id, 'send_template'), key)
}

/** Sends an approved template to a number. Throws 409, and 422 for one that does not exist. */
export const sendTemplateTo = (
  context: RequestContext,
  thread: WhatsappThread,
  key: string,
): WhatsappThread => {
  const template = templateFor(key)
  if (template === null) throw invalid({ template: ['Choose a template.'] })
  const text = filledTemplate(template, thread.name, context.firm.brand.name)
  assertTemplate(context, template)
  return sendToThread(context, thread, text, { template })
}

/** Throws 409 for a template that the platform refused, paused or disabled. */
const assertTemplate = (context: RequestContext, template: WhatsappTemplate) => {
  const { is_on, templates } = cloudSettingsOf(context)
  const status = templates[cloudTemplateName(template)] ?? 'APPROVED'
  if (is_on && status === MISSING_TEMPLATE)
    throw wrongState(
      'whatsapp.template_refused',
      'WhatsApp has no template of this name in English (UK). Choose another.',
    )
  if (is_on && status !== 'APPROVED')
    throw wrongState(
      'whatsapp.template_refused',
      `WhatsApp says of this template: ${status.toLowerCase()}. Choose another.`,
    )
}

type More = {
  readonly template?: WhatsappTemplate
  readonly file?: StoredFile
  readonly media?: MediaKind
}

/** Sends a text, a template or a file, and makes the conversation whoever's sends it. */
export const sendToThread = (
  context: RequestContext,
  before: WhatsappThread,
  text: string,
  { template, file, media }: More = {},
): WhatsappThread => {
  const thread = threadsOf(context.store).replace({
    ...before,
    version: before.version + 1,
    last_at: context.now,
    last_text: text || (file?.name ?? ''),
    is_waiting: false,
    assigned_to: before.assigned_to ?? { id: context.by.id, name: context.by.name },
  })
  const { name, phone } = thread
  const detail = { name, phone, template: template?.name ?? null, ...(file && { file: file.name }) }
  const use = template ? templateUse(template, name, context.firm.brand.name) : null
  context.recordEvents([{ name: 'whatsapp.sent', ...threadEvent(thread, 'messages'), detail }], {
    users: thread.assigned_to ? [thread.assigned_to.id] : [],
    correspondence: () => ({
      ...correspondenceWith(thread, text, use, media),
      files: file ? [file] : [],
    }),
  })
  return thread
}
