import type { MessageEvents } from '#domain/communication/events'
import type { Message } from '#domain/communication/message'
import { shownOffer } from '#tenant/quote/offers'
import type { Desk } from '#tenant/runtime/context'
import type { Delivery, Paper, Parcel } from './dispatch.ts'
import type { OutboxRow } from './outbox.ts'

const RESTING: readonly Message['status'][] = ['sent', 'delivered', 'suppressed']

/** A message with what it carries, as the postroom takes it; null when it needs no sending any more. */
export const parcelOf = (desk: Desk, messageId: string): Parcel | null => {
  const message = desk.messages.find(messageId)
  if (message === null || RESTING.includes(message.status)) return null
  const papers = message.attachments.flatMap(({ file_id }) => paperOf(desk, file_id) ?? [])
  return { tenant: desk.tenant, message, papers }
}

/** What a file is to be made from; null when it was made, or is none of ours to make. */
export const paperOf = (desk: Desk, fileId: string): Paper | null => {
  const file = desk.files.find(fileId)
  if (file === null || file.stored_at !== null || file.quote_version === null) return null
  const it = desk.quoteCases.get(file.subject_id)
  const quote = it.quotes.find((one) => one.version === file.quote_version)
  if (quote === undefined) return null
  const offer = shownOffer(desk, it, quote)
  return { file_id: file.id, key: file.key, name: file.name, mime: file.mime, offer }
}

/**
 * A message without the keys that it carried to its reader: whoever reads the outbox must not be able
 * to sign in as a client. The local environment keeps them: there the outbox is the only mailbox.
 */
const withoutKeys = (body: string) =>
  body.replaceAll(/((?:token|link)=)[\w-]{20,}/g, '$1…').replaceAll(/^\d{6}$/gm, '••••••')

/** Strikes a message out that left, its papers stored, in one transaction. */
export const markSent = (
  desk: Desk,
  row: OutboxRow,
  { message, papers }: Parcel,
  delivery: Delivery,
  keepsKeys: boolean,
) =>
  desk.store.transaction(() => {
    desk.outbox.done([row.id])
    desk.files.stored(
      papers.map((it) => it.file_id),
      desk.now,
    )
    const body = keepsKeys ? message.body : withoutKeys(message.body)
    const sent = changed(desk, message.id, {
      status: 'sent',
      reason: null,
      sent_at: desk.now,
      body,
    })
    recordStatus(desk, sent, { provider_id: delivery.provider_id })
  })

/** Counts a failed try; after the last the message says so for everybody to see. */
export const markFailed = (desk: Desk, row: OutboxRow, error: unknown) =>
  desk.store.transaction(() => {
    const words = error instanceof Error ? error.message : String(error)
    // Too large today is too large tomorrow.
    const isHopeless = error instanceof RangeError
    const isDead = desk.outbox.failed(row, words, desk.now, isHopeless)
    if (row.kind !== 'message') return
    const id = JSON.parse(row.doc).message_id
    if (desk.messages.find(id) === null) return
    const failed = changed(desk, id, {
      status: isDead ? 'failed' : 'queued',
      reason: words.slice(0, 200),
    })
    if (isDead) recordStatus(desk, failed, { reason: failed.reason })
  })

const changed = ({ messages }: Desk, id: string, change: Partial<Message>) => {
  const it = messages.get(id)
  return messages.replace(
    { ...it, ...change, version: it.version + 1, attempts: it.attempts + 1 },
    it.version,
  )
}

const recordStatus = (
  desk: Desk,
  { id, version, type, subject_ref }: Message,
  detail: Pick<MessageEvents['message.status']['detail'], 'provider_id' | 'reason'>,
) =>
  desk.recordEvents([
    {
      name: 'message.status',
      subject: 'message',
      id,
      version,
      changed: ['status'],
      detail: { type, ref: subject_ref, ...detail },
    },
  ])
