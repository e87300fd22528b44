import { withMergeValues } from '#domain/communication/communication'
import type { EmailThread } from '#domain/communication/email-thread'
import type { CandidateCommunication } from '#domain/communication/firm/choosing'
import type { CommunicationFacts } from '#domain/communication/firm/conditions'
import type { Message } from '#domain/communication/message'
import type { Firm } from '#domain/firm'
import { phoneText } from '#domain/firm/details'
import { onOneLine } from '#domain/one-line'
import { firmSignature } from '#domain/user/profile/signature'
import type { StoredFile } from '#tenant/core/files'

export type Recipient = {
  readonly name: string
  readonly email: string | null
  readonly phone: string | null
  /** The user of a notice inside the product. */
  readonly user_id?: string
  readonly contact_id?: string
}

/** What the communications of an event need besides the event: recipients, merge values, files. */
export type Correspondence<Value extends string = string> = {
  readonly about: {
    readonly kind: 'conveyance' | 'quote-case' | 'lead'
    readonly id: string
    readonly ref: string
  } | null
  /** The merge values of the event, added to those of the firm and of the recipient. */
  readonly values: Readonly<Record<Value, string>>
  /** The merge values of one recipient, which replace those of all. */
  readonly valuesFor?: (to: Recipient) => Readonly<Partial<Record<Value, string>>>
  readonly clients: readonly Recipient[]
  readonly agents?: readonly Recipient[]
  readonly brokers?: readonly Recipient[]
  /** Whether the log says so where there is no broker; no by default. */
  readonly expectsBroker?: boolean
  readonly other_side?: readonly Recipient[]
  readonly staff?: readonly Recipient[]
  /** The chosen channels to clients; all by default. */
  readonly channels?: readonly string[]
  readonly files?: readonly StoredFile[]
  /** Who wrote the messages by hand, and by what they leave; nobody by default. */
  readonly written?: Required<Pick<Message, 'author' | 'route'>>
  /** The email that the messages answer; none by default. */
  readonly thread?: EmailThread | null
  /** How they leave by WhatsApp; by the firm's first number as free text where absent. */
  readonly whatsapp?: NonNullable<Message['whatsapp']>
  /** What conditions of communications may ask for. */
  readonly facts?: CommunicationFacts
}

/** Who writes: the firm, and the person who acts for it. */
export type Letterhead = {
  readonly firm: Pick<Firm, 'brand' | 'phone' | 'email'>
  /** How what that person writes ends; null where it is nobody of the firm. */
  readonly signature: () => string | null
  /** The text that an email template makes; the text of the message itself without it. */
  readonly emailText?: EmailTexts
}

/** The template that a message was to be made from, and its text or why there is none. */
export type EmailText = {
  readonly template: NonNullable<Message['template']>
  readonly text: Pick<Message, 'subject' | 'body'> | null
}

/** Makes the text of a message about a record from an email template; null where there is no such template. */
export type EmailTexts = (
  key: string,
  about: NonNullable<Correspondence['about']>,
  to: Recipient,
) => EmailText | null

/** Where a channel reaches somebody; null when it does not. */
export const addressOf = (recipient: Recipient, channel: Message['channel']) => {
  if (channel === 'internal') return recipient.user_id ?? null
  if (channel === 'portal') return recipient.contact_id ?? null
  if (channel === 'letter') return null
  return channel === 'email' ? recipient.email : recipient.phone
}

export type MessageContent = Omit<
  Message,
  | 'id'
  | 'version'
  | 'created_at'
  | 'to_address'
  | 'status'
  | 'reason'
  | 'attempts'
  | 'sent_at'
  | 'not_before'
>

/** Whom a communication goes to. */
export const recipientsOf = (
  { audience }: Pick<CandidateCommunication, 'audience'>,
  { clients, agents, brokers, other_side, staff }: Correspondence,
): readonly Recipient[] =>
  ({ client: clients, agent: agents, broker: brokers, other_side, internal: staff })[audience] ?? []

/** Returns a communication to one recipient with its merge values filled in, or as its template makes it. */
export const contentOf = (
  communication: CandidateCommunication,
  to: Recipient,
  from: Correspondence,
  letterhead: Letterhead,
): Omit<MessageContent, 'type'> => {
  const { audience, channel, own } = communication
  const made = madeText(communication, to, from, letterhead)
  return {
    channel,
    to_name: onOneLine(to.name),
    from_name: onOneLine(letterhead.firm.brand.name),
    ...(made?.text ?? plainText(communication, to, from, letterhead)),
    ...(made ? { template: made.template } : {}),
    attachments: carriesFiles(channel, from) ? attachmentsOf(from) : [],
    ...(channel === 'whatsapp' && from.whatsapp ? { whatsapp: from.whatsapp } : {}),
    ...(channel === 'email' ? from.written : {}),
    subject_kind: from.about?.kind ?? null,
    subject_id: from.about?.id ?? null,
    subject_ref: from.about?.ref ?? null,
    audience,
    thread: from.thread ?? null,
    communication: own ? { id: own.id, version: own.version } : null,
  }
}

const madeText = (
  { channel, template = null }: CandidateCommunication,
  to: Recipient,
  { about }: Correspondence,
  { emailText }: Letterhead,
): EmailText | null =>
  template === null || channel !== 'email' || about === null
    ? null
    : (emailText?.(template, about, to) ?? null)

const plainText = (
  communication: CandidateCommunication,
  to: Recipient,
  from: Correspondence,
  letterhead: Letterhead,
): Pick<Message, 'subject' | 'body'> => {
  const { brand, phone, email } = letterhead.firm
  const signature = closingOf(communication, from, letterhead)
  const common = { firm: brand.name, phone: phoneText(phone), email, name: to.name, signature }
  const values = { ...common, ...from.values, ...from.valuesFor?.(to) }
  return {
    subject: onOneLine(withMergeValues(communication.subject, values)),
    body: withMergeValues(communication.body, values),
  }
}

/** People sign what is about a case or a quote; the firm signs everything else. */
const closingOf = (
  { audience }: CandidateCommunication,
  { about }: Correspondence,
  { firm, signature }: Letterhead,
) => {
  const isPersonal = about !== null && audience !== 'internal'
  return (isPersonal ? signature() : null) ?? firmSignature(firm)
}

/** Emails carry the files of an event; WhatsApp messages one that was chosen for them. */
const carriesFiles = (channel: Message['channel'], { whatsapp }: Correspondence) =>
  channel === 'email' || (channel === 'whatsapp' && whatsapp?.media !== undefined)

const attachmentsOf = ({ files = [] }: Correspondence) =>
  files.map(({ id, name, mime }) => ({ name, mime, file_id: id }))
