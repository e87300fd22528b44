import type { Message } from '#domain/communication/message'
import { type DeliveryReport, reportedMessage, stopKindOf } from '#domain/communication/stop/report'
import { recordStatus, updateMessage } from '#tenant/events/message-status'
import type { RequestContext } from '#tenant/runtime/context'
import { withoutTokens } from '../tokens.ts'
import { stopAddress } from './stopping.ts'

/** The statuses that a report of each kind may follow; it may come late, twice and in any order. */
const FOLLOWS: Readonly<Record<DeliveryReport['type'], readonly Message['status'][]>> = {
  delivered: ['queued', 'sending', 'sent', 'unknown', 'failed'],
  bounced: ['sending', 'sent', 'unknown', 'delivered'],
  complained: ['sending', 'sent', 'unknown', 'delivered'],
}

/** Applies what a provider reports, once; a report of a message that is not the firm's changes nothing. */
export const receiveReport = (context: RequestContext, report: DeliveryReport) => {
  const message = messageOf(context, report)
  if (message === null || !context.stops.isNewReport(report.event, context.now)) return
  const stopKind = message.channel === 'email' ? stopKindOf(report) : null
  const reason = report.reason ?? report.status ?? defaultReasons[report.type]
  if (stopKind !== null) stopAddress(context, message, { kind: stopKind, reason })
  if (!FOLLOWS[report.type].includes(message.status)) return
  const isDelivered = report.type === 'delivered'
  const reported = updateMessage(context, message, {
    status: report.type,
    reason: isDelivered ? null : reason,
    sent_at: message.sent_at ?? context.now,
    body: context.isLocal ? message.body : withoutTokens(message.body),
  })
  context.outbox.withdraw(message.id)
  recordStatus(context, reported, { reason: reported.reason, act: report.type })
}

const defaultReasons = {
  delivered: '',
  bounced: 'The message came back.',
  complained: 'The recipient reported it as unwanted.',
}

/** An address can be written to by anybody: its MAC must be ours. A message that is queued again keeps waiting. */
const messageOf = ({ messages, providerSecrets }: RequestContext, report: DeliveryReport) => {
  const named = reportedMessage(report.message)
  if (named === null) return null
  if (named.mac !== null && !providerSecrets.isBounceMac(named.id, named.mac)) return null
  return messages.find(named.id)
}
