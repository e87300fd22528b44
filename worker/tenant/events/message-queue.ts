import { type CandidateCommunication, chosenFor } from '#domain/communication/firm/choosing'
import { decisionOf } from '#domain/communication/firm/deciding'
import { postalAddressOf } from '#domain/communication/letter/posting'
import { lockReason } from '#domain/communication/matrix/locks'
import { modeOf } from '#domain/communication/matrix/matrix'
import type { Message } from '#domain/communication/message'
import type { Contact } from '#domain/contact/contact'
import { londonDate } from '#domain/dates'
import type { EventName } from '#domain/events'
import { awayText } from '#domain/user/cover/away-text'
import type { CommunicationRules } from '#tenant/communication/firm/rules'
import type { messagesOf } from '#tenant/communication/messages'
import { withoutTokens } from '#tenant/communication/tokens'
import { acceptsChannel, acceptsMarketing } from '#tenant/contact/accepting'
import type { Parts as TenantParts } from '#tenant/core/parts'
import type { SampleMarks } from '#tenant/firm/sample/marks'
import type { Covers } from '#tenant/user/cover/covers'
import { absenceOf, addresseesOf } from './addressees.ts'
import {
  addressOf,
  type Correspondence,
  contentOf,
  type Letterhead,
  type MessageContent,
  type Recipient,
} from './messages.ts'
import type { outboxOf } from './outbox.ts'
import { asLetter, postedTo, type Sending } from './posting.ts'

type Parts = {
  readonly covers: Pick<Covers, 'on'>
  readonly samples: Pick<SampleMarks, 'has'>
  readonly contacts: Pick<TenantParts['contacts'], 'current'>
  readonly communicationRules: Pick<CommunicationRules, 'cells'>
  readonly messages: Pick<ReturnType<typeof messagesOf>, 'insert' | 'replace' | 'newestTo'>
  readonly outbox: Pick<ReturnType<typeof outboxOf>, 'put' | 'withdraw'>
  readonly newId: () => string
  readonly now: string
} & Letterhead

const storerOf =
  ({ messages, outbox, newId, now }: Parts) =>
  (content: MessageContent, { address, ...decision }: Sending) => {
    const message = messages.insert({
      ...content,
      ...decision,
      body: decision.status === 'suppressed' ? withoutTokens(content.body) : content.body,
      id: newId(),
      version: 1,
      created_at: now,
      to_address: address ?? '',
      attempts: 0,
      sent_at: null,
    })
    if (message.status === 'queued')
      outbox.put('message', { message_id: message.id }, message.not_before ?? now)
  }

type Addressed = {
  readonly type: EventName
  readonly communication: CandidateCommunication
  readonly to: Recipient
  readonly from: Correspondence
  readonly isSample: boolean
}

const newestBefore = (
  { messages }: Pick<Parts, 'messages'>,
  { own }: CandidateCommunication,
  address: string | null,
  { about }: Correspondence,
): Message | null =>
  own && address !== null
    ? messages.newestTo({ communicationId: own.id, address, subjectId: about?.id ?? null })
    : null

const decide = (parts: Parts, addressed: Addressed, posted: Contact | null): Sending => {
  const { type, communication, to, from, isSample } = addressed
  const { channel, own = null } = communication
  const cell = { ...communication, type }
  const address = posted === null ? addressOf(to, channel) : postalAddressOf(posted)
  const decision = decisionOf({
    ...cell,
    own,
    mode: modeOf(parts.communicationRules.cells(), cell),
    isLocked: lockReason(cell) !== null,
    address,
    absent: absenceOf(to),
    isSample,
    accepts: () => posted !== null || acceptsChannel(parts, to.contact_id, channel),
    acceptsMarketing: () => acceptsMarketing(parts, to.contact_id),
    isMarketing: communication.is_marketing === true,
    facts: from.facts ?? null,
    lastSentAt: () => newestBefore(parts, communication, address, from)?.created_at ?? null,
    now: parts.now,
  })
  return posted === null ? { ...decision, address } : asLetter(decision, address)
}

/** Takes back the message that waits in the same batch, whose time the new one takes over. */
const withBatch = (parts: Parts, { communication, from }: Addressed, sending: Sending): Sending => {
  if (communication.own?.timing.kind !== 'batch' || sending.status !== 'queued') return sending
  const earlier = newestBefore(parts, communication, sending.address, from)
  if (earlier?.status !== 'queued' || (earlier.not_before ?? '') <= parts.now) return sending
  parts.messages.replace(
    {
      ...earlier,
      version: earlier.version + 1,
      status: 'suppressed',
      reason: 'duplicate',
      body: withoutTokens(earlier.body),
    },
    earlier.version,
  )
  parts.outbox.withdraw(earlier.id)
  return { ...sending, not_before: earlier.not_before, reason: earlier.reason }
}

/** Returns a function that saves the messages of an event and queues them, in the transaction of the change. */
export const messageQueueOf = (parts: Parts) => {
  const { covers, samples, now } = parts
  const store = storerOf(parts)
  const today = londonDate(now)
  const queueFor = (addressed: Addressed, recipients: readonly Recipient[]) => {
    const { type, communication, to, from } = addressed
    const posted = postedTo(parts, type, communication, { to, from })
    const made = { ...contentOf(communication, to, from, parts), type }
    const content =
      posted === null ? made : { ...made, channel: 'letter' as const, attachments: [] }
    const sending = withBatch(parts, addressed, decide(parts, addressed, posted))
    store(content, sending)
    const isNotice = communication.channel === 'internal' && sending.status === 'queued'
    const cover = isNotice && to.user_id ? covers.on(to.user_id, today) : null
    if (cover === null || recipients.some((it) => it.user_id === cover.cover.id)) return
    const body = `For ${cover.person.name}, ${awayText(cover)}: ${content.body}`
    store({ ...content, to_name: cover.cover.name, body }, { ...sending, address: cover.cover.id })
  }
  return (
    type: EventName,
    candidates: readonly CandidateCommunication[],
    from: Correspondence,
    subjectId: string | null = null,
  ) => {
    const isSample = samples.has(subjectId) || samples.has(from.about?.id)
    const chosen = chosenFor(candidates, from.facts ?? null)
    const modeFor = (it: CandidateCommunication) =>
      modeOf(parts.communicationRules.cells(), { ...it, type })
    for (const communication of chosen) {
      const { audience, channel } = communication
      if (audience === 'client' && from.channels?.includes(channel) === false) continue
      const recipients = addresseesOf(communication, from, { all: chosen, modeOf: modeFor })
      for (const to of recipients) {
        const addressed = { type, communication, to, from }
        queueFor({ ...addressed, isSample: isSample || samples.has(to.user_id) }, recipients)
      }
    }
  }
}
