import type { Message } from '#domain/communication/message'
import { providerOf } from '#tenant/communication/provider/choice'
import { toOfferView } from '#tenant/quote/offers'
import type { RequestContext } from '#tenant/runtime/context'
import type { Attempt } from './message-sender.ts'
import { markStopped, markWaiting, messageIdOf } from './message-sending.ts'
import { updateMessage } from './message-status.ts'
import type { OutboxRow } from './outbox.ts'
import type { GeneratedFile, Parcel } from './parcel.ts'

/** Longer than the slowest provider takes: an attempt that is not settled by then was cut off. */
const CLAIM_MS = 300_000

const SENDABLE: readonly Message['status'][] = ['queued', 'failed']

/** Fences a message for one attempt; null when it waits for a provider or is no longer to be sent. */
export const claimMessage = (context: RequestContext, row: OutboxRow): Attempt | null =>
  context.store.transaction(() => {
    const message = context.messages.find(messageIdOf(row) ?? '')
    if (message === null || !SENDABLE.includes(message.status)) {
      context.outbox.done([row.id])
      return null
    }
    if (message.not_before !== null && message.not_before > context.now) {
      context.outbox.postpone(row.id, message.not_before)
      return null
    }
    if (message.channel === 'email' && context.stops.find(message.to_address) !== null) {
      markStopped(context, row, message)
      return null
    }
    const provider = providerOf(context, message)
    if (provider === null) {
      markWaiting(context, row, message)
      return null
    }
    const fence = context.newId()
    const until = new Date(Date.parse(context.now) + CLAIM_MS).toISOString()
    if (!context.outbox.claim(row.id, { fence, until, repeatable: provider.is_repeatable }))
      return null
    const parcel = parcelOf(context, message, provider)
    updateMessage(context, message, { status: 'sending' })
    return { row, fence, parcel }
  })

const parcelOf = (
  context: RequestContext,
  message: Message,
  provider: Parcel['provider'],
): Parcel => {
  const papers = message.attachments.flatMap(
    ({ file_id }) => generatedFileOf(context, file_id) ?? [],
  )
  const files = message.attachments.flatMap(({ file_id, name, mime }) => {
    const file = context.files.find(file_id)
    return file?.stored_at ? [{ key: file.key, name, mime }] : []
  })
  return { tenant: context.tenant, message, papers, files, provider }
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
