import type { Message } from '#domain/communication/message'
import { mayHaveLeft } from '#domain/communication/route'
import { providerOf } from '#tenant/communication/provider/choice'
import { routeOf } from '#tenant/mailbox/sending/route'
import { toOfferView } from '#tenant/quote/offers'
import type { RequestContext } from '#tenant/runtime/context'
import type { Attempt } from './message-sender.ts'
import { markStopped, markUnknown, markWaiting, messageIdOf } from './message-sending.ts'
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
    if (isHeldBack(context, row, message)) return null
    const chosen = routeOf(context, message, row.attempts)
    if (chosen.is === 'lost') {
      markUnknown(context, row, chosen.text)
      return null
    }
    const provider = chosen.is === 'mailbox' ? chosen.provider : providerOf(context, message)
    if (provider === null) {
      markWaiting(context, row, message)
      return null
    }
    const fence = context.newId()
    const until = new Date(Date.parse(context.now) + CLAIM_MS).toISOString()
    if (!context.outbox.claim(row.id, { fence, until, repeatable: provider.is_repeatable }))
      return null
    const parcel = parcelOf(context, message, provider)
    updateMessage(context, message, { status: 'sending', route: chosen.route })
    return { row, fence, parcel }
  })

/** Whether a message waits for its time, or goes to an address that no more mail goes to. */
const isHeldBack = (context: RequestContext, row: OutboxRow, message: Message): boolean => {
  const { not_before, channel, to_address } = message
  if (not_before !== null && not_before > context.now) {
    context.outbox.postpone(row.id, not_before)
    return true
  }
  if (channel !== 'email' || mayHaveLeft(message) || context.stops.find(to_address) === null)
    return false
  markStopped(context, row, message)
  return true
}

const parcelOf = (
  context: RequestContext,
  message: Message,
  provider: Parcel['provider'],
): Parcel => {
  const isDrafted = provider.kind === 'mailbox' && provider.draft_id !== null
  const attachments = isDrafted ? [] : message.attachments
  const papers = attachments.flatMap(({ file_id }) => generatedFileOf(context, file_id) ?? [])
  const files = attachments.flatMap(({ file_id, name, mime }) => {
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
