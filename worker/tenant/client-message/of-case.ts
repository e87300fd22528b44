import { assertAllowed } from '#domain/act'
import { maySettle, mayWriteToClient } from '#domain/client-message/acts'
import type {
  FirmMessageEntry,
  MessageOpening,
  MessageSettling,
} from '#domain/client-message/bodies'
import { newlyAnswered, newlyRead, settledAs } from '#domain/client-message/changing'
import type { ClientMessage } from '#domain/client-message/message'
import type { Conveyance } from '#domain/conveyance/conveyance'
import type { Named } from '#domain/party'
import { caseToChange, ofCase } from '#tenant/conveyance/changing-case'
import { requireFresh } from '#tenant/core/table'
import { endDraft } from '#tenant/message-draft/drafts'
import type { RequestContext } from '#tenant/runtime/context'
import { clientMessagesOf } from './messages.ts'
import { changed, clientOf, concernedBy, tellingOf } from './recording.ts'

const MOST_OF_CASE = 500

/** The clients of a case who can sign in, and so read what is written to them in the portal. */
export const portalClients = ({ users }: RequestContext, { clients }: Conveyance) =>
  clients
    .filter(({ contact_id }) => users.byContact(contact_id)?.status === 'active')
    .map(({ contact_id, name }) => ({ id: contact_id, name }))

const named = ({ id, name }: Named): Named => ({ id, name })

const newMessage = (
  { newId, by, now }: RequestContext,
  conveyance_id: string,
  client: Named,
  text: string,
): ClientMessage => ({
  id: newId(),
  version: 1,
  conveyance_id,
  client,
  from: 'firm',
  by: named(by),
  at: now,
  text,
  files: [],
  read: null,
  settled: null,
})

/** Writes to one client in their portal, which settles what they wrote before. Throws 404 and 409. */
export const answerClient = (
  context: RequestContext,
  id: string,
  { client: clientId, text, draft }: FirmMessageEntry,
): ClientMessage => {
  const conveyance = caseToChange(context, id)
  const client = clientOf(conveyance, clientId)
  const hasAccount = portalClients(context, conveyance).some((it) => it.id === clientId)
  assertAllowed(mayWriteToClient(conveyance, hasAccount, context.person))
  endDraft(context, draft)
  const { now, by, store } = context
  const messages = clientMessagesOf(store)
  for (const message of newlyAnswered(messages.waitingOf(id, clientId), named(by), now))
    messages.replace(message)
  const message = messages.insert(newMessage(context, id, client, text))
  const detail = { client: client.name }
  context.recordEvents([{ name: 'portal-message.sent', ...ofCase(conveyance), changed, detail }], {
    ...concernedBy(conveyance, message),
    correspondence: () => tellingOf(context, conveyance, clientId),
  })
  return message
}

/** Records that a page of the case showed messages of its clients, one event for each client. */
export const openClientMessages = (
  context: RequestContext,
  id: string,
  { ids }: MessageOpening,
): { opened: number } => {
  const conveyance = caseToChange(context, id)
  const { now, store } = context
  const by = { id: context.by.id, name: context.by.name }
  const messages = clientMessagesOf(store)
  const shown = messages.ofCase(id, MOST_OF_CASE).filter((message) => ids.includes(message.id))
  const read = newlyRead(shown, 'firm', by, now)
  for (const message of read) messages.replace(message)
  for (const [, [first]] of Map.groupBy(read, ({ client }) => client.id))
    if (first)
      context.recordEvents(
        [
          {
            name: 'portal-message.read',
            ...ofCase(conveyance),
            changed,
            detail: { client: first.client.name, by: by.name },
          },
        ],
        concernedBy(conveyance, first),
      )
  return { opened: read.length }
}

type MessageAddress = { readonly id: string; readonly message: string }

/** Marks a message of a client as needing no answer; throws 409 once it waits no longer. */
export const settleClientMessage = (
  context: RequestContext,
  { id, message: messageId }: MessageAddress,
  { version }: MessageSettling,
): ClientMessage => {
  const conveyance = caseToChange(context, id)
  const messages = clientMessagesOf(context.store)
  const before = messages.get(id, messageId)
  requireFresh(version, before)
  assertAllowed(maySettle(conveyance, before, context.person))
  const by = { id: context.by.id, name: context.by.name }
  const message = messages.replace(settledAs(before, 'needs_none', by, context.now))
  context.recordEvents(
    [
      {
        name: 'portal-message.settled',
        ...ofCase(conveyance),
        changed,
        detail: { client: message.client.name },
      },
    ],
    concernedBy(conveyance, message),
  )
  return message
}
