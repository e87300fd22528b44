import type { Message } from '#domain/communication/message'
import { type CommunicationKey, communications, written } from '#domain/communication/types'
import type { messagesOf } from '#tenant/communication/messages'
import type { KeptFile } from '#tenant/core/files'
import type { outboxOf } from './outbox.ts'

export type Recipient = {
  readonly name: string
  readonly email: string | null
  readonly phone: string | null
  /** A member of staff, told inside the product. */
  readonly user_id?: string
}

export type Occasion = {
  readonly about: {
    readonly kind: 'conveyance' | 'quote-case'
    readonly id: string
    readonly ref: string
  } | null
  /** The words of the occasion, beside those of the firm and of the recipient. */
  readonly words: Readonly<Record<string, string>>
  readonly clients: readonly Recipient[]
  readonly staff?: readonly Recipient[]
  /** Only these; every channel of the matrix when absent. */
  readonly channels?: readonly string[]
  readonly files?: readonly KeptFile[]
}

type Parts = {
  readonly messages: Pick<ReturnType<typeof messagesOf>, 'insert'>
  readonly outbox: Pick<ReturnType<typeof outboxOf>, 'put'>
  readonly newId: () => string
  readonly now: string
  readonly firm: {
    readonly brand: { readonly name: string }
    readonly phone: string
    readonly email: string
  }
}

const addressOf = (it: Recipient, channel: Message['channel']) => {
  if (channel === 'internal' || channel === 'portal') return it.user_id ?? null
  return channel === 'email' ? it.email : it.phone
}

/** Writes the messages of an occasion by the matrix, and has them leave with the change they tell of. */
export const tellerOf = ({ messages, outbox, newId, now, firm }: Parts) => {
  const place = (it: Recipient, type: CommunicationKey, occasion: Occasion, at: number) => {
    const communication = communications[type][at]
    if (communication === undefined) return
    const address = addressOf(it, communication.channel)
    const words = {
      firm: firm.brand.name,
      phone: firm.phone,
      email: firm.email,
      name: it.name,
      ...occasion.words,
    }
    const message = messages.insert({
      id: newId(),
      version: 1,
      created_at: now,
      channel: communication.channel,
      type,
      to_name: it.name,
      to_address: address ?? '',
      from_name: firm.brand.name,
      subject: written(communication.subject, words),
      body: written(communication.body, words),
      attachments:
        communication.channel === 'email'
          ? (occasion.files ?? []).map(({ id, name, mime }) => ({ name, mime, file_id: id }))
          : [],
      subject_kind: occasion.about?.kind ?? null,
      subject_id: occasion.about?.id ?? null,
      subject_ref: occasion.about?.ref ?? null,
      status: address === null ? 'suppressed' : 'queued',
      reason: address === null ? 'bad_address' : null,
      attempts: 0,
      sent_at: null,
    })
    if (address !== null) outbox.put('message', { message_id: message.id }, now)
  }
  return (type: CommunicationKey, occasion: Occasion) => {
    for (const [at, { audience, channel }] of communications[type].entries()) {
      const isChosen = audience !== 'client' || (occasion.channels?.includes(channel) ?? true)
      const to = audience === 'client' ? occasion.clients : (occasion.staff ?? [])
      if (isChosen) for (const it of to) place(it, type, occasion, at)
    }
  }
}
