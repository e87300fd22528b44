import { isShortLived } from '#domain/communication/acts'
import { ADDRESS_STOPPED, type Message, NO_PROVIDER } from '#domain/communication/message'
import { ownRoute } from '#domain/communication/route'
import { stopAddress } from '#tenant/communication/stop/stopping'
import { withoutTokens } from '#tenant/communication/tokens'
import { noteUndelivered } from '#tenant/communication/undelivered/notifying'
import { orSetAside } from '#tenant/core/set-aside'
import type { RequestContext } from '#tenant/runtime/context'
import { noteReceipt } from '#tenant/whatsapp/cloud/statuses'
import type { Attempt } from './message-sender.ts'
import { recordStatus, updateMessage } from './message-status.ts'
import type { OutboxRow } from './outbox.ts'
import type { ProviderReceipt, RefusedReceipt, SentReceipt } from './parcel.ts'

/**
 * Records what became of an attempt. One that lost its fence changes nothing, but for the news that a message of unknown
 * fate was accepted after all. `keepsTokens` leaves tokens in the body, for local use only.
 */
export const settleMessage = (
  context: RequestContext,
  attempt: Attempt,
  receipt: ProviderReceipt,
  keepsTokens: boolean,
) =>
  context.store.transaction(() => {
    const { row, fence } = attempt
    const isSent = 'provider_id' in receipt
    if (!context.outbox.isClaimedBy(row.id, fence)) {
      const { status } = context.messages.get(attempt.parcel.message.id)
      if (isSent && status === 'unknown') markSent(context, attempt, receipt, keepsTokens)
    } else if (isSent) markSent(context, attempt, receipt, keepsTokens)
    else if ('refused' in receipt) markRefused(context, attempt, receipt)
    else markUnsettled(context, { ...row, repeatable: repeatableOf(attempt) }, receipt.unknown)
  })

const markRefused = (
  context: RequestContext,
  { row, parcel }: Attempt,
  { refused, is_final, is_dead_address = false }: RefusedReceipt,
) => {
  markFailed(context, row, refused, is_final)
  if (is_dead_address && parcel.message.channel === 'email')
    stopAddress(context, parcel.message, { kind: 'bounced', reason: refused.slice(0, 200) })
}

const repeatableOf = ({ parcel }: Attempt) => (parcel.provider.is_repeatable ? 1 : 0)

/** Marks a message as sent, with the id that its provider gave it. */
export const markSent = (
  context: RequestContext,
  { row, parcel: { message, papers } }: Attempt,
  receipt: SentReceipt,
  keepsTokens: boolean,
) => {
  context.outbox.done([row.id])
  context.files.stored(
    papers.map((it) => it.file_id),
    context.now,
  )
  const body = keepsTokens ? message.body : withoutTokens(message.body)
  const change = { status: 'sent', reason: null, sent_at: context.now, body } as const
  const sent = updateMessage(context, context.messages.get(message.id), {
    ...change,
    attempts: message.attempts + 1,
  })
  recordStatus(context, sent, { provider_id: receipt.provider_id })
  if (message.channel === 'whatsapp' && receipt.provider_id !== null)
    noteReceipt(context, message.id, receipt.provider_id)
}

/** Records an attempt that nobody settled: it is repeated where the provider drops repeats, and unknown elsewhere. */
export const expireMessage = (context: RequestContext, row: OutboxRow) =>
  context.store.transaction(() => markUnsettled(context, row, 'Sending was interrupted.'))

const markUnsettled = (context: RequestContext, row: OutboxRow, reason: string) => {
  if (row.repeatable === 1) return markFailed(context, row, reason)
  markUnknown(context, row, reason)
}

/** Marks a message as one that may have been sent, which only a person can find out. */
export const markUnknown = (context: RequestContext, row: OutboxRow, reason: string) => {
  context.outbox.done([row.id])
  const id = messageIdOf(row)
  if (id === null) return
  const message = context.messages.get(id)
  const change = { status: 'unknown', reason: reason.slice(0, 200) } as const
  const unknown = updateMessage(context, message, { ...change, attempts: message.attempts + 1 })
  recordStatus(context, unknown, { act: 'unknown', reason: unknown.reason })
  noteUndelivered(context, unknown)
}

/** Suppresses a message to an address that no more mail goes to. */
export const markStopped = (context: RequestContext, row: OutboxRow, message: Message) => {
  context.outbox.done([row.id])
  const body = withoutTokens(message.body)
  const change = { status: 'suppressed', reason: ADDRESS_STOPPED, body } as const
  recordStatus(context, updateMessage(context, message, change), { reason: ADDRESS_STOPPED })
}

const WAIT_MS = 3_600_000

/**
 * Marks a message as waiting for a provider, to be tried every hour; a sign-in or password link, which would
 * have expired by then, is suppressed.
 */
export const markWaiting = (context: RequestContext, row: OutboxRow, message: Message) => {
  const isUseless = isShortLived(message)
  if (isUseless) context.outbox.done([row.id])
  else context.outbox.postpone(row.id, new Date(Date.parse(context.now) + WAIT_MS).toISOString())
  if (message.reason === NO_PROVIDER) return
  const change = isUseless
    ? ({ status: 'suppressed', body: withoutTokens(message.body) } as const)
    : {}
  updateMessage(context, message, { ...change, reason: NO_PROVIDER })
}

/** Returns the id of the message that a row sends; null when the row cannot be read. */
export const messageIdOf = ({ doc }: OutboxRow): string | null => {
  try {
    return JSON.parse(doc).message_id
  } catch {
    return null
  }
}

/** Counts a failed attempt; after the last one, or a final refusal, the message has the status failed. */
export const markFailed = (
  context: RequestContext,
  row: OutboxRow,
  error: unknown,
  isHopeless = false,
) =>
  context.store.transaction(() => {
    const reasonText = error instanceof Error ? error.message : String(error)
    const isDead = context.outbox.failed(row, reasonText, context.now, isHopeless)
    if (isDead)
      console.error(JSON.stringify({ given_up: row.kind, id: row.id, reason: reasonText }))
    const id = row.kind === 'message' ? messageIdOf(row) : null
    const message = id && orSetAside(context.store, () => context.messages.find(id))
    if (!message) return
    if (isDead && ownRoute(message)?.submitted_at) return markUnknown(context, row, reasonText)
    const failed = updateMessage(context, message, {
      status: isDead ? 'failed' : 'queued',
      reason: reasonText.slice(0, 200),
      attempts: message.attempts + 1,
    })
    if (!isDead) return
    recordStatus(context, failed, { reason: failed.reason })
    noteUndelivered(context, failed)
  })
