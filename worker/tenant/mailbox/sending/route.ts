import type { Message } from '#domain/communication/message'
import {
  type MailboxRoute,
  type OwnMailboxRoute,
  ownRoute,
  SETTLED_MS,
} from '#domain/communication/route'
import type { Mailbox } from '#domain/mailbox/mailbox'
import { isMeantToSend, sendingProblem } from '#domain/mailbox/sending'
import type { MailboxProvider } from '#tenant/communication/provider/provider'
import type { RequestContext } from '#tenant/runtime/context'
import { graphConnection, SourceFault } from '../connection.ts'
import { mailboxesOf } from '../mailboxes.ts'

/** How a message leaves in this attempt. */
type Chosen =
  | { readonly is: 'mailbox'; readonly provider: MailboxProvider; readonly route: OwnMailboxRoute }
  /** `route` says what it takes the place of; absent for a message that no mailbox was to send. */
  | { readonly is: 'firm'; readonly route?: MailboxRoute }
  /** It may have left a mailbox in which nobody can look any more. */
  | { readonly is: 'lost'; readonly text: string }

/** Attempts at making a draft before the firm's mail takes its place: about a minute. */
const MOST_DRAFTS = 4
/** One refusal may be an error of Microsoft's. */
const MOST_REFUSALS = 3

/** Chooses between the mailbox of whoever wrote a message and the firm's mail; one that may have left a mailbox stays there. */
export const routeOf = (context: RequestContext, message: Message, attempts: number): Chosen => {
  if (message.channel !== 'email' || message.author === undefined) return { is: 'firm' }
  if (message.route?.by === 'firm') return { is: 'firm', route: message.route }
  const begun = ownRoute(message)
  const mailbox = senderOf(context, message.author.id, begun)
  if (begun !== null && begun.submitted_at !== null)
    return submittedRoute(context, mailbox, begun, attempts)
  if (mailbox === null || !isMeantToSend(mailbox)) return { is: 'firm' }
  const route = begun ?? newRoute(mailbox)
  const isTooLong = route.draft_id === null && attempts >= MOST_DRAFTS
  const why = isTooLong ? (message.reason ?? '') : sendingProblem(mailbox)
  return why === null
    ? byMailbox(context, mailbox, route, attempts)
    : { is: 'firm', route: insteadOf(mailbox, why) }
}

/** That the firm's mail takes the place of a mailbox. */
export const insteadOf = ({ address }: Pick<Mailbox, 'address'>, why: string): MailboxRoute => ({
  by: 'firm',
  instead_of: address,
  why,
})

const newRoute = ({ id, address }: Mailbox): OwnMailboxRoute => ({
  by: 'mailbox',
  mailbox_id: id,
  address,
  draft_id: null,
  message_id: null,
  submitted_at: null,
  asked_at: null,
})

/** The mailbox that a message began to leave, or one of its author's that is meant to send. */
const senderOf = ({ store }: RequestContext, authorId: string, begun: OwnMailboxRoute | null) => {
  const mailboxes = mailboxesOf(store)
  if (begun !== null) return mailboxes.find(begun.mailbox_id)
  const meant = mailboxes.ownedBy(authorId).filter(isMeantToSend)
  return meant.find((it) => sendingProblem(it) === null) ?? meant[0] ?? null
}

const submittedRoute = (
  context: RequestContext,
  mailbox: Mailbox | null,
  route: OwnMailboxRoute,
  attempts: number,
): Chosen =>
  mailbox === null || !['on', 'paused'].includes(mailbox.state)
    ? { is: 'lost', text: `Nobody can look in ${route.address}, which is no longer connected.` }
    : byMailbox(context, mailbox, route, attempts)

const byMailbox = (
  context: RequestContext,
  mailbox: Mailbox,
  route: OwnMailboxRoute,
  attempts: number,
): Chosen => {
  const { draft_id, submitted_at, asked_at } = route
  try {
    const connection = graphConnection(context, mailbox)
    const may_ask_again =
      asked_at === null || Date.parse(context.now) - Date.parse(asked_at) >= SETTLED_MS
    const is_last_try = attempts + 1 >= MOST_REFUSALS
    const asked = draft_id !== null && may_ask_again
    return {
      is: 'mailbox',
      provider: {
        kind: 'mailbox',
        is_repeatable: true,
        connection,
        ...{ draft_id, submitted_at, asked_at, may_ask_again, is_last_try },
      },
      // Before it is asked: whatever happens to this attempt, the next one looks first.
      route: asked
        ? { ...route, asked_at: context.now, submitted_at: submitted_at ?? context.now }
        : route,
    }
  } catch (error) {
    if (!(error instanceof SourceFault)) throw error
    const { text } = error.fault
    return submitted_at === null
      ? { is: 'firm', route: insteadOf(mailbox, text) }
      : { is: 'lost', text }
  }
}
