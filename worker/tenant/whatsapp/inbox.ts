import { ownIds } from '#domain/user/acting-person'
import { fullName } from '#domain/user/user'
import { canReadThread } from '#domain/whatsapp/access'
import type { WhatsappConversation, WhatsappEntry, WhatsappView } from '#domain/whatsapp/api'
import { recordRead } from '#tenant/audit/reads'
import { providerSettingsOf } from '#tenant/communication/provider/choice'
import { toMessageView } from '#tenant/communication/view'
import type { RequestContext } from '#tenant/runtime/context'
import { threadFor } from './changing.ts'
import { isCloudOn } from './cloud/choice.ts'
import { fateOf } from './cloud/statuses.ts'
import { ownNumber } from './receiving.ts'
import { threadsOf } from './threads.ts'

const MOST = 100

/** Whether messages are only pretended to leave and to arrive, as in the local environment. */
export const isSimulator = (context: RequestContext) =>
  context.isLocal && !isCloudOn(context) && providerSettingsOf(context).whatsapp.kind === 'embedded'

/** Whether whoever carries the firm's messages takes files. */
export const carriesFiles = (context: RequestContext) => isCloudOn(context) || isSimulator(context)

/** The conversations that the person may read, newest first. */
export const whatsappInbox = (context: RequestContext, view: WhatsappView) => {
  const { person, store } = context
  const found = threadsOf(store).list(view, { ids: ownIds(person) }, MOST + 1)
  return {
    threads: found.filter((it) => canReadThread(person, it)).slice(0, MOST),
    is_cut: found.length > MOST,
    is_simulator: isSimulator(context),
    number: ownNumber(context),
  }
}

/** A conversation with what arrived and what was sent to its number. Throws 404. */
export const whatsappConversation = (context: RequestContext, id: string): WhatsappConversation => {
  const thread = threadFor(context, id)
  recordRead(context, { what: 'messages', subject: 'whatsapp-thread', id })
  const arrived = threadsOf(context.store)
    .messages(id, MOST)
    .map((message): WhatsappEntry => ({ kind: 'in', at: message.at, message }))
  const left = context.messages.toNumber(thread.phone, MOST).map(
    (message): WhatsappEntry => ({
      kind: 'out',
      at: message.created_at,
      message: toMessageView(context, message),
      ...fateOf(context, message.id),
    }),
  )
  const entries = [...arrived, ...left].toSorted((a, b) => keyOf(b).localeCompare(keyOf(a)))
  return {
    thread,
    entries: entries.slice(0, MOST).toReversed(),
    colleagues: staffOf(context),
    carries_files: carriesFiles(context),
  }
}

const keyOf = ({ at, message }: WhatsappEntry) => `${at} ${message.id}`

const staffOf = ({ users }: RequestContext) =>
  users
    .activeStaff()
    .map((user) => ({ id: user.id, name: fullName(user) }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
