import type { EventOf } from '#domain/event'
import type { MailboxEvents } from '#domain/mailbox/events'
import type { Mailbox } from '#domain/mailbox/mailbox'
import type { RequestContext } from '#tenant/runtime/context'
import { holdersOf } from '#tenant/user/role/holders'

/** The ids of those who are told of a mailbox: its owner, and whoever looks after mailboxes. */
const watchersOf = (context: RequestContext, { owner }: Pick<Mailbox, 'owner'>): string[] => [
  ...new Set([...(owner ? [owner.id] : []), ...holdersOf(context, 'message-providers.update')]),
]

type Name = Exclude<keyof MailboxEvents, 'mail-registration.updated'>

/** An event of a mailbox, for those who look after it. */
export const mailboxEvent = <N extends Name>(
  name: N,
  { id, version, address }: Mailbox,
  detail: Omit<MailboxEvents[N]['detail'], 'address'>,
): EventOf<Pick<MailboxEvents, Name>, N> => ({
  name,
  subject: 'mailbox',
  id,
  version,
  changed: ['state'],
  detail: { address, ...detail },
})

type MailboxEvent = { [N in Name]: EventOf<MailboxEvents, N> }[Name]

/** Records what happened to a mailbox, and tells those who look after it. */
export const recordOnMailbox = (context: RequestContext, mailbox: Mailbox, event: MailboxEvent) =>
  context.recordEvents([event], { users: watchersOf(context, mailbox) })
