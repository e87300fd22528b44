import { type Communication, withMergeValues } from '#domain/communication/communication'
import { type Message, SAMPLE_RECORD } from '#domain/communication/message'
import { londonDate } from '#domain/dates'
import type { EventName } from '#domain/events'
import type { Firm } from '#domain/firm'
import { phoneText } from '#domain/firm/details'
import { onOneLine } from '#domain/one-line'
import { awayText } from '#domain/user/cover/away-text'
import { firmSignature } from '#domain/user/profile/signature'
import type { messagesOf } from '#tenant/communication/messages'
import { withoutTokens } from '#tenant/communication/tokens'
import type { StoredFile } from '#tenant/core/files'
import type { SampleMarks } from '#tenant/firm/sample/marks'
import type { Covers } from '#tenant/user/cover/covers'
import type { outboxOf } from './outbox.ts'

export type Recipient = {
  readonly name: string
  readonly email: string | null
  readonly phone: string | null
  /** The user of a notice inside the product. */
  readonly user_id?: string
}

/** What the communications of an event need besides the event: recipients, merge values, files. */
export type Correspondence<Value extends string = string> = {
  readonly about: {
    readonly kind: 'conveyance' | 'quote-case'
    readonly id: string
    readonly ref: string
  } | null
  /** The merge values of the event, added to those of the firm and of the recipient. */
  readonly values: Readonly<Record<Value, string>>
  readonly clients: readonly Recipient[]
  readonly agents?: readonly Recipient[]
  readonly other_side?: readonly Recipient[]
  readonly staff?: readonly Recipient[]
  /** The chosen channels to clients; all by default. */
  readonly channels?: readonly string[]
  readonly files?: readonly StoredFile[]
}

type Parts = {
  readonly covers: Pick<Covers, 'on'>
  readonly samples: Pick<SampleMarks, 'has'>
  readonly messages: Pick<ReturnType<typeof messagesOf>, 'insert'>
  readonly outbox: Pick<ReturnType<typeof outboxOf>, 'put'>
  readonly newId: () => string
  readonly now: string
} & Letterhead

/** Who writes: the firm, and the person who acts for it. */
export type Letterhead = {
  readonly firm: Pick<Firm, 'brand' | 'phone' | 'email'>
  /** How what that person writes ends; null where it is nobody of the firm. */
  readonly signature: () => string | null
}

const addressOf = (recipient: Recipient, channel: Message['channel']) => {
  if (channel === 'internal' || channel === 'portal') return recipient.user_id ?? null
  return channel === 'email' ? recipient.email : recipient.phone
}

type MessageContent = Omit<
  Message,
  'id' | 'version' | 'created_at' | 'to_address' | 'status' | 'reason' | 'attempts' | 'sent_at'
>

/** Whom a communication goes to. */
export const recipientsOf = (
  { audience }: Communication,
  { clients, agents, other_side, staff }: Correspondence,
): readonly Recipient[] =>
  ({ client: clients, agent: agents, other_side, internal: staff })[audience] ?? []

/** Returns a communication to one recipient with its merge values filled in. */
export const contentOf = (
  communication: Communication,
  to: Recipient,
  from: Correspondence,
  letterhead: Letterhead,
): Omit<MessageContent, 'type'> => {
  const { channel, subject, body } = communication
  const { firm } = letterhead
  const { brand, phone, email } = firm
  const signature = closingOf(communication, from, letterhead)
  const common = { firm: brand.name, phone: phoneText(phone), email, name: to.name, signature }
  const values = { ...common, ...from.values }
  return {
    channel,
    to_name: onOneLine(to.name),
    from_name: onOneLine(firm.brand.name),
    subject: onOneLine(withMergeValues(subject, values)),
    body: withMergeValues(body, values),
    attachments: channel === 'email' ? attachmentsOf(from) : [],
    subject_kind: from.about?.kind ?? null,
    subject_id: from.about?.id ?? null,
    subject_ref: from.about?.ref ?? null,
  }
}

/** People sign what is about a case or a quote; the firm signs everything else. */
const closingOf = (
  { audience }: Communication,
  { about }: Correspondence,
  { firm, signature }: Letterhead,
) => {
  const isPersonal = about !== null && audience !== 'internal'
  return (isPersonal ? signature() : null) ?? firmSignature(firm)
}

const attachmentsOf = ({ files = [] }: Correspondence) =>
  files.map(({ id, name, mime }) => ({ name, mime, file_id: id }))

const staysInside = ({ channel }: Pick<Message, 'channel'>) =>
  channel === 'internal' || channel === 'portal'

const reasonNotToSend = (content: MessageContent, address: string | null, isSample: boolean) => {
  if (address === null) return 'bad_address'
  return isSample && !staysInside(content) ? SAMPLE_RECORD : null
}

/** Returns a function that saves the messages of an event and queues them, in the transaction of the change. */
export const messageQueueOf = ({
  messages,
  outbox,
  newId,
  now,
  covers,
  samples,
  ...letterhead
}: Parts) => {
  const queue = (content: MessageContent, address: string | null, isSample: boolean) => {
    const reason = reasonNotToSend(content, address, isSample)
    const message = messages.insert({
      ...content,
      body: reason === SAMPLE_RECORD ? withoutTokens(content.body) : content.body,
      id: newId(),
      version: 1,
      created_at: now,
      to_address: address ?? '',
      status: reason === null ? 'queued' : 'suppressed',
      reason,
      attempts: 0,
      sent_at: null,
    })
    if (reason === null) outbox.put('message', { message_id: message.id }, now)
  }
  const today = londonDate(now)
  return (
    type: EventName,
    communications: readonly Communication[],
    from: Correspondence,
    subjectId: string | null = null,
  ) => {
    const isSample = samples.has(subjectId) || samples.has(from.about?.id)
    for (const communication of communications) {
      const { audience, channel } = communication
      if (audience === 'client' && from.channels?.includes(channel) === false) continue
      const recipients = recipientsOf(communication, from)
      for (const to of recipients) {
        const content = { ...contentOf(communication, to, from, letterhead), type }
        queue(content, addressOf(to, channel), isSample || samples.has(to.user_id))
        const cover = channel === 'internal' && to.user_id ? covers.on(to.user_id, today) : null
        if (cover === null || recipients.some((it) => it.user_id === cover.cover.id)) continue
        const body = `For ${cover.person.name}, ${awayText(cover)}: ${content.body}`
        queue({ ...content, to_name: cover.cover.name, body }, cover.cover.id, isSample)
      }
    }
  }
}
