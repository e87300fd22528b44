import type { Message } from '#domain/communication/message'
import { type FirmRoute, type OwnMailboxRoute, SETTLED_MS } from '#domain/communication/route'
import type { Mailbox } from '#domain/mailbox/mailbox'
import { sendingProblem } from '#domain/mailbox/sending'
import type { MailboxProvider } from '#tenant/communication/provider/provider'
import type { RequestContext } from '#tenant/runtime/context'
import { graphConnection, SourceFault } from '../connection.ts'
import { mailboxesOf } from '../mailboxes.ts'
import { firmRoute } from './sender.ts'

/** How a message leaves in this attempt. */
type Chosen =
  | { readonly is: 'mailbox'; readonly provider: MailboxProvider; readonly route: OwnMailboxRoute }
  /** `route` is absent for a message that nobody wrote by hand. */
  | { readonly is: 'firm'; readonly route?: FirmRoute }
  /** It may have left a mailbox in which nobody can look any more. */
  | { readonly is: 'lost'; readonly text: string }

/** Attempts at making a draft before the firm's mail takes its place: about a minute. */
const MOST_DRAFTS = 4
/** One refusal may be an error of Microsoft's. */
const MOST_REFUSALS = 3

/** Chooses between the mailbox of whoever wrote a message and the firm's mail; one that may have left a mailbox stays there. */
export const routeOf = (context: RequestContext, message: Message, attempts: number): Chosen => {
  const { route } = message
  if (route === undefined) return { is: 'firm' }
  if (route.by === 'firm') return { is: 'firm', route: firmRoute(context, route.instead_of) }
  const mailbox = mailboxOf(context, message, route)
  const problem = problemOf(message, route, mailbox, attempts)
  if (mailbox !== null && problem === null) return byMailbox(context, mailbox, route, attempts)
  return otherwise(context, route, problem ?? '')
}

/** The mailbox of a route, while it is its author's. */
const mailboxOf = ({ store }: RequestContext, { author }: Message, route: OwnMailboxRoute) => {
  const mailbox = mailboxesOf(store).find(route.mailbox_id)
  return mailbox !== null && mailbox.owner?.id === author?.id ? mailbox : null
}

/** Why a message does not leave a mailbox now; of one that may have left, why nobody can look there. Null for nothing. */
const problemOf = (
  { reason }: Message,
  { address, draft_id, submitted_at }: OwnMailboxRoute,
  mailbox: Mailbox | null,
  attempts: number,
): string | null => {
  if (mailbox === null) return `${address} is no longer connected.`
  if (submitted_at !== null)
    return mailbox.state === 'on' || mailbox.state === 'paused'
      ? null
      : `Nobody can look in ${address}, which is no longer connected.`
  return draft_id === null && attempts >= MOST_DRAFTS ? (reason ?? '') : sendingProblem(mailbox)
}

/** What becomes of a message that its mailbox cannot send: one that may have left takes no other route. */
const otherwise = (
  context: RequestContext,
  { address, submitted_at }: OwnMailboxRoute,
  why: string,
): Chosen =>
  submitted_at === null
    ? { is: 'firm', route: firmRoute(context, { address, why }) }
    : { is: 'lost', text: why }

const byMailbox = (
  context: RequestContext,
  mailbox: Mailbox,
  route: OwnMailboxRoute,
  attempts: number,
): Chosen => {
  try {
    const provider = providerFor(context, mailbox, route, attempts)
    const isAsked = route.draft_id !== null && provider.may_ask_again
    const { now } = context
    // Before it is asked: whatever happens to this attempt, the next one looks first.
    const asked = { asked_at: now, submitted_at: route.submitted_at ?? now }
    return { is: 'mailbox', provider, route: isAsked ? { ...route, ...asked } : route }
  } catch (error) {
    if (!(error instanceof SourceFault)) throw error
    return otherwise(context, route, error.fault.text)
  }
}

const providerFor = (
  context: RequestContext,
  mailbox: Mailbox,
  { draft_id, message_id, submitted_at, asked_at }: OwnMailboxRoute,
  attempts: number,
): MailboxProvider => ({
  kind: 'mailbox',
  is_repeatable: true,
  connection: graphConnection(context, mailbox),
  ...{ draft_id, message_id, submitted_at, asked_at },
  may_ask_again: asked_at === null || Date.parse(context.now) - Date.parse(asked_at) >= SETTLED_MS,
  is_last_try: attempts + 1 >= MOST_REFUSALS,
})
