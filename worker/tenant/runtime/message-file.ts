import type { Message } from '#domain/communication/message'
import { ownRoute } from '#domain/communication/route'
import { mayUse } from '#domain/user/acting-person'
import { recordRead } from '#tenant/audit/reads'
import { providerSettingsOf } from '#tenant/communication/provider/choice'
import { isMessageWithin } from '#tenant/communication/scope'
import { toMessageView } from '#tenant/communication/view'
import type { Actor } from '#worker/actor'
import { fileFor, type ReadableFile } from './file-access.ts'
import type { TenantRuntime } from './runtime.ts'

/** An email as its reader may have it: what it is composed of, with the attachments that are theirs to read. */
export type MessageFile = {
  readonly message: Message
  readonly sender: { readonly sender: string; readonly reply_to: string }
  readonly files: readonly ReadableFile[]
}

/** Returns what an email is composed of; null when there is none that the caller may read. */
export const messageFileFor = async (
  runtime: TenantRuntime,
  actor: Actor,
  id: string,
): Promise<MessageFile | null> => {
  const person = runtime.personOf(actor)
  if (person?.type !== 'staff' || mayUse(person, ['communications.view-any']) !== true) return null
  const context = runtime.desk(person, actor)
  const message = context.messages.find(id)
  if (message?.channel !== 'email' || !isMessageWithin(context.store, person, id)) return null
  recordRead(context, { what: 'message', subject: 'message', id })
  const files = await Promise.all(
    message.attachments.map(({ file_id }) => fileFor(runtime, actor, file_id)),
  )
  const { email } = context.firm
  const own = ownRoute(message)
  const view = toMessageView(context, message)
  return {
    message: own ? { ...view, from_name: message.author?.name ?? view.from_name } : view,
    sender: own
      ? { sender: own.address, reply_to: own.address }
      : { sender: providerSettingsOf(context).email.sender || email, reply_to: email },
    files: files.filter((it) => it !== null),
  }
}
