import type { MessageEvents } from '#domain/communication/events'
import { type Message, NO_PROVIDER } from '#domain/communication/message'
import { withoutTokens } from '#tenant/communication/tokens'
import { orSetAside } from '#tenant/core/set-aside'
import { toOfferView } from '#tenant/quote/offers'
import type { RequestContext } from '#tenant/runtime/context'
import type { GeneratedFile, Parcel } from './dispatch.ts'
import type { OutboxRow } from './outbox.ts'

const FINAL_STATUSES: readonly Message['status'][] = ['sent', 'delivered', 'suppressed']

/** Returns a message with its attachments for the delivery worker; null when it is already sent or suppressed. */
export const parcelOf = (context: RequestContext, messageId: string): Parcel | null => {
  const message = context.messages.find(messageId)
  if (message === null || FINAL_STATUSES.includes(message.status)) return null
  const papers = message.attachments.flatMap(
    ({ file_id }) => generatedFileOf(context, file_id) ?? [],
  )
  return { tenant: context.tenant, message, papers }
}

/** Returns what to generate a file from; null when it is stored, or is not a quote. */
export const generatedFileOf = (context: RequestContext, fileId: string): GeneratedFile | null => {
  const file = context.files.find(fileId)
  if (file === null || file.stored_at !== null || file.quote_version === null) return null
  const quoteCase = context.quoteCases.get(file.subject_id)
  const quote = quoteCase.quotes.find((one) => one.version === file.quote_version)
  if (quote === undefined) return null
  const offer = toOfferView(context, quoteCase, quote)
  return { file_id: file.id, key: file.key, name: file.name, mime: file.mime, offer }
}

/** Marks a message as sent and its files as stored; `keepsTokens` leaves tokens in the body, for local use only. */
export const markSent = (
  context: RequestContext,
  row: OutboxRow,
  { message, papers }: Parcel,
  receipt: { readonly provider_id: string | null },
  keepsTokens: boolean,
) =>
  context.store.transaction(() => {
    context.outbox.done([row.id])
    context.files.stored(
      papers.map((it) => it.file_id),
      context.now,
    )
    const body = keepsTokens ? message.body : withoutTokens(message.body)
    const sent = updateMessage(context, message.id, {
      status: 'sent',
      reason: null,
      sent_at: context.now,
      body,
    })
    recordStatus(context, sent, { provider_id: receipt.provider_id })
  })

const WAIT_MS = 3_600_000

const SHORT_LIVED: readonly Message['type'][] = [
  'session.link-requested',
  'password.link-requested',
]

/**
 * Marks a message as waiting for a provider, to be tried every hour; a sign-in or password link, which would
 * have expired by then, is suppressed.
 */
export const markWaiting = (context: RequestContext, row: OutboxRow, { message }: Parcel) =>
  context.store.transaction(() => {
    const isShortLived = SHORT_LIVED.includes(message.type)
    if (isShortLived) context.outbox.done([row.id])
    else context.outbox.postpone(row.id, new Date(Date.parse(context.now) + WAIT_MS).toISOString())
    if (message.reason === NO_PROVIDER) return
    const change = isShortLived
      ? ({ status: 'suppressed', body: withoutTokens(message.body) } as const)
      : {}
    context.messages.replace(
      { ...message, ...change, reason: NO_PROVIDER, version: message.version + 1 },
      message.version,
    )
  })

/** Returns the id of the message that a row sends; null when the row cannot be read. */
const messageIdOf = ({ doc }: OutboxRow): string | null => {
  try {
    return JSON.parse(doc).message_id
  } catch {
    return null
  }
}

/** Counts a failed attempt; after the last one the message has the status failed. */
export const markFailed = (
  context: RequestContext,
  row: OutboxRow,
  error: unknown,
  // A message that is too large stays too large.
  isHopeless = error instanceof RangeError,
) =>
  context.store.transaction(() => {
    const reasonText = error instanceof Error ? error.message : String(error)
    const isDead = context.outbox.failed(row, reasonText, context.now, isHopeless)
    if (isDead)
      console.error(JSON.stringify({ given_up: row.kind, id: row.id, reason: reasonText }))
    const id = row.kind === 'message' ? messageIdOf(row) : null
    if (id === null || orSetAside(context.store, () => context.messages.find(id)) === null) return
    const failed = updateMessage(context, id, {
      status: isDead ? 'failed' : 'queued',
      reason: reasonText.slice(0, 200),
    })
    if (isDead) recordStatus(context, failed, { reason: failed.reason })
  })

const updateMessage = ({ messages }: RequestContext, id: string, change: Partial<Message>) => {
  const message = messages.get(id)
  return messages.replace(
    { ...message, ...change, version: message.version + 1, attempts: message.attempts + 1 },
    message.version,
  )
}

const recordStatus = (
  context: RequestContext,
  { id, version, type, subject_ref }: Message,
  detail: Pick<MessageEvents['message.status']['detail'], 'provider_id' | 'reason'>,
) =>
  context.recordEvents([
    {
      name: 'message.status',
      subject: 'message',
      id,
      version,
      changed: ['status'],
      detail: { type, ref: subject_ref, ...detail },
    },
  ])
