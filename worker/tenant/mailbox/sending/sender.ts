import type { Message } from '#domain/communication/message'
import {
  type EmailSender,
  type FirmRoute,
  type OwnMailboxRoute,
  ownRoute,
  type WrittenRoute,
} from '#domain/communication/route'
import type { Mailbox } from '#domain/mailbox/mailbox'
import { isMeantToSend, sendingProblem } from '#domain/mailbox/sending'
import { providerSettingsOf } from '#tenant/communication/provider/choice'
import type { RequestContext } from '#tenant/runtime/context'
import { mailboxesOf } from '../mailboxes.ts'

/** That the person writes a message by hand, and by what it leaves. */
export const writtenBy = (context: RequestContext) => {
  const { id, name } = context.person
  return { author: { id, name }, route: routeFor(context) }
}

/** From which address what the person writes now will leave. */
export const emailSenderOf = (context: RequestContext): EmailSender => {
  const route = routeFor(context)
  const { address } = route
  if (route.by === 'mailbox') return { address, is_own: true, why: null }
  const [connected] = ownMailboxes(context)
  const why = route.instead_of?.why ?? (connected ? sendingProblem(connected) : null)
  return { address, is_own: false, why }
}

/** That the firm's mail sends a message, in the place of a mailbox where there was to be one. */
export const firmRoute = (
  context: RequestContext,
  instead_of: FirmRoute['instead_of'],
): FirmRoute => ({
  by: 'firm',
  address: providerSettingsOf(context).email.sender || context.firm.email,
  instead_of,
})

/** The route of a message that may have left and that somebody sends again: it is looked for before another draft is made. */
export const routeAgain = (message: Pick<Message, 'route'>): Message['route'] => {
  const own = ownRoute(message)
  return own ? { ...own, draft_id: null, submitted_at: null, asked_at: null } : message.route
}

/** The person's own mailbox where they let it send, else the firm's mail. */
const routeFor = (context: RequestContext): WrittenRoute => {
  const meant = ownMailboxes(context).filter(isMeantToSend)
  const ready = meant.find((it) => sendingProblem(it) === null)
  if (ready !== undefined) return newRoute(ready)
  const [broken] = meant
  const why = broken ? sendingProblem(broken) : null
  return firmRoute(context, broken && why ? { address: broken.address, why } : null)
}

const ownMailboxes = ({ store, person }: RequestContext) =>
  mailboxesOf(store)
    .ownedBy(person.id)
    .filter(({ state }) => state !== 'disconnected')

const newRoute = ({ id, address }: Mailbox): OwnMailboxRoute => ({
  by: 'mailbox',
  mailbox_id: id,
  address,
  draft_id: null,
  message_id: null,
  submitted_at: null,
  asked_at: null,
})
