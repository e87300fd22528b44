import { type OwnMailboxRoute, ownRoute } from '#domain/communication/route'
import type { Mailbox } from '#domain/mailbox/mailbox'
import type { MailboxProvider } from '#tenant/communication/provider/provider'
import type { Attempt } from '#tenant/events/message-sender'
import { markFailed, markSent, markUnknown, settleMessage } from '#tenant/events/message-sending'
import { updateMessage } from '#tenant/events/message-status'
import type { DeliveryReceipt, MailboxAnswer, MailboxReceipt } from '#tenant/events/parcel'
import type { RequestContext } from '#tenant/runtime/context'
import { mailboxesOf } from '../mailboxes.ts'
import { mailTokensOf } from '../tokens.ts'
import { mailboxEvent, recordOnMailbox } from '../watchers.ts'
import { firmRoute } from './sender.ts'

const later = (now: string, seconds: number) =>
  new Date(Date.parse(now) + seconds * 1_000).toISOString()

/** Records what became of an attempt, by whichever route it went. */
export const settleDelivery = (
  context: RequestContext,
  attempt: Attempt,
  receipt: DeliveryReceipt,
  keepsTokens: boolean,
) =>
  'mailbox' in receipt
    ? settleFromMailbox(context, attempt, receipt, keepsTokens)
    : settleMessage(context, attempt, receipt, keepsTokens)

/** Records what the mailbox of its author answered to a step of sending a message; one that lost its fence changes no message. */
const settleFromMailbox = (
  context: RequestContext,
  attempt: Attempt,
  { mailbox: answer, sealed_tokens }: MailboxReceipt,
  keepsTokens: boolean,
) =>
  context.store.transaction(() => {
    const { row, fence, parcel } = attempt
    const { provider } = parcel
    const message = context.messages.get(parcel.message.id)
    const route = ownRoute(message)
    if (provider.kind !== 'mailbox') return
    storeTokens(context, provider, sealed_tokens)
    const isOurs = context.outbox.isClaimedBy(row.id, fence)
    const isNews = answer.is === 'sent' && message.status === 'unknown'
    if (route === null || !(isOurs || isNews)) return
    settle(context, { attempt, provider, route }, answer, keepsTokens)
  })

type Step = {
  readonly attempt: Attempt
  readonly provider: MailboxProvider
  readonly route: OwnMailboxRoute
}

const settle = (
  context: RequestContext,
  step: Step,
  answer: MailboxAnswer,
  keepsTokens: boolean,
): void => {
  const { row } = step.attempt
  if (answer.is === 'sent') settleSent(context, step, answer.message_id, keepsTokens)
  else if (answer.is === 'drafted') settleDrafted(context, step, answer)
  else if (answer.is === 'looking') settleLooking(context, step, answer)
  else if (answer.is === 'failed') settleFailed(context, step, answer)
  else if (answer.is === 'declined') settleDeclined(context, step, answer)
  else markUnknown(context, row, answer.text)
}

/** Tokens of a mailbox that was disconnected meanwhile are forgotten. */
const storeTokens = (
  { store }: RequestContext,
  { connection: { mailbox, sealed_tokens: before } }: MailboxProvider,
  sealed: string | null,
) => {
  if (sealed === null || mailboxesOf(store).find(mailbox)?.state === 'disconnected') return
  mailTokensOf(store).renew(mailbox, before, sealed)
}

const changeMessage = (
  context: RequestContext,
  { attempt }: Step,
  change: Parameters<typeof updateMessage>[2],
) => updateMessage(context, context.messages.get(attempt.parcel.message.id), change)

const settleSent = (
  context: RequestContext,
  step: Step,
  messageId: string,
  keepsTokens: boolean,
) => {
  changeMessage(context, step, { route: { ...step.route, message_id: messageId } })
  markSent(context, step.attempt, { provider_id: messageId }, keepsTokens)
}

/** Lets the draft be sent at once, in an attempt of its own. */
const settleDrafted = (
  context: RequestContext,
  step: Step,
  { draft_id, message_id }: Extract<MailboxAnswer, { is: 'drafted' }>,
) => {
  changeMessage(context, step, {
    status: 'queued',
    route: { ...step.route, draft_id, message_id },
  })
  context.outbox.release(step.attempt.row.id, context.now)
}

const settleLooking = (
  context: RequestContext,
  step: Step,
  { text, seconds }: Extract<MailboxAnswer, { is: 'looking' }>,
) => {
  changeMessage(context, step, { status: 'queued', reason: text })
  context.outbox.release(step.attempt.row.id, later(context.now, seconds))
}

const settleFailed = (
  context: RequestContext,
  step: Step,
  { text, seconds, is_unsent }: Extract<MailboxAnswer, { is: 'failed' }>,
) => {
  const { submitted_at, asked_at } = step.provider
  if (is_unsent) changeMessage(context, step, { route: { ...step.route, submitted_at, asked_at } })
  markFailed(context, step.attempt.row, text)
  if (seconds !== null) context.outbox.postpone(step.attempt.row.id, later(context.now, seconds))
}

/** Lets the firm's mail take the place of the mailbox, which certainly sent nothing. */
const settleDeclined = (
  context: RequestContext,
  step: Step,
  { of, text }: Extract<MailboxAnswer, { is: 'declined' }>,
) => {
  const route = firmRoute(context, { address: step.route.address, why: text })
  changeMessage(context, step, { status: 'queued', reason: null, route })
  context.outbox.release(step.attempt.row.id, context.now)
  const mailbox = mailboxesOf(context.store).find(step.route.mailbox_id)
  if (of === 'mailbox' && mailbox?.sending && mailbox.sending.refused === null)
    refuse(context, mailbox, text)
}

/** Notes that Microsoft lets nothing be sent from a mailbox until it is connected again, and tells its owner. */
const refuse = (context: RequestContext, before: Mailbox, reason: string) => {
  const refused = { text: reason, at: context.now }
  const sending = before.sending && { ...before.sending, refused }
  const changed = { ...before, sending, version: before.version + 1 }
  const mailbox = mailboxesOf(context.store).replace(changed)
  recordOnMailbox(context, mailbox, mailboxEvent('mailbox.not-sending', mailbox, { reason }))
}
