import { SETTLED_MS } from '#domain/communication/route'
import type { MailboxProvider } from '#tenant/communication/provider/provider'
import type { MailboxAnswer, MailboxReceipt } from '#tenant/events/parcel'
import type { MailboxSecrets } from '#worker/directory/mailbox-secret'
import { messageIdOf, type Sender } from '../mail/composed.ts'
import type { Mail, MessageProvider } from '../mail/provider.ts'
import type { GraphAddresses } from './addresses.ts'
import { answerOf } from './graph.ts'
import {
  createDraft,
  messageById,
  messageByMessageId,
  type OwnMessage,
  removeDraft,
  sendDraft,
} from './own-message.ts'
import { declined, failed, failureOf, looking, neverDeclined, unseen } from './sending-answers.ts'
import type { GraphSession } from './session.ts'
import type { Fetch } from './tokens.ts'

/** Graph takes no more than 4 MB of MIME. */
const MOST_BASE64 = 4_000_000
/** Whatever is not found after so long is for a person to look for. */
const LOST_MS = 60 * 60_000
const LOOK_S = 20

type Parts = {
  readonly secrets: MailboxSecrets
  /** Null where this environment calls nobody. */
  readonly addresses: GraphAddresses | null
  readonly fetch: Fetch
  readonly mimeOf: (mail: Mail, sender: Sender) => Promise<Uint8Array>
}

type Step = {
  readonly session: GraphSession
  readonly base: string
  readonly provider: MailboxProvider
}

/**
 * The mailbox of whoever wrote a message. Each call is one step: it makes a draft, or asks to send the draft, or looks what
 * became of it; a draft that Microsoft was asked to send is looked for before it is asked again.
 */
export const mailboxProvider = (parts: Parts, provider: MailboxProvider): MessageProvider => ({
  send: async (mail): Promise<MailboxReceipt> => {
    const answer = await answerOf(parts, provider.connection, (session, base) =>
      takeStep(parts, { session, base, provider }, mail).catch((error: unknown) =>
        failureOf(provider, error),
      ),
    )
    if (answer.ok) return { mailbox: answer.value, sealed_tokens: answer.sealed_tokens }
    const mailbox = failed(answer.fault.text, null, false)
    return { mailbox, sealed_tokens: answer.sealed_tokens }
  },
})

const takeStep = (parts: Parts, step: Step, mail: Mail): Promise<MailboxAnswer> => {
  const { draft_id, asked_at, submitted_at } = step.provider
  if (draft_id === null) return draft(parts, step, mail)
  if (asked_at === null || submitted_at === null) return submitFirst(step, mail, draft_id)
  return look(step, mail, { draft_id, asked_at, submitted_at })
}

/** Finds a message by the Message-ID that we gave it, or that Microsoft gave its draft; null for none. */
const findByMessageId = async (
  { session, base, provider }: Step,
  { message }: Mail,
): Promise<OwnMessage | null> => {
  const own = messageIdOf(message.id, provider.connection.address).slice(1, -1)
  for (const id of new Set([provider.message_id ?? own, own])) {
    const found = await messageByMessageId(session, base, id)
    if (found !== null) return found
  }
  return null
}

/** Makes the draft of a message, unless an answer that was lost says that it is there. */
const draft = async ({ mimeOf }: Parts, step: Step, mail: Mail): Promise<MailboxAnswer> => {
  const { message } = mail
  const { session, base, provider } = step
  const before = await findByMessageId(step, mail)
  if (before?.is_draft === false) return { is: 'sent', message_id: before.message_id }
  const { address } = provider.connection
  const from = { ...message, from_name: message.author?.name ?? message.from_name }
  const sender = { sender: address, reply_to: address }
  const mime = Buffer.from(await mimeOf({ ...mail, message: from }, sender)).toString('base64')
  if (mime.length > MOST_BASE64)
    return declined('message', 'It is larger than Microsoft takes from here, which is 3 MB.')
  const { id, message_id } = before ?? (await createDraft(session, base, mime))
  return { is: 'drafted', draft_id: id, message_id }
}

const submit = async (step: Step, mail: Mail, id: string): Promise<MailboxAnswer> => {
  const { session, base, provider } = step
  try {
    await sendDraft(session, base, id)
  } catch (error) {
    return failureOf(provider, error)
  }
  return (await sentAlready(step, mail, id)) ?? looking(LOOK_S)
}

/** Asks to send a draft for the first time: somebody may have sent or deleted it by hand meanwhile. */
const submitFirst = async (step: Step, mail: Mail, id: string): Promise<MailboxAnswer> => {
  const { session, base } = step
  const answer = await submit(step, mail, id)
  if (answer.is !== 'declined' && answer.is !== 'lost') return answer
  const sent = await sentAlready(step, mail, id)
  if (sent === null && answer.is === 'declined') await removeDraft(session, base, id)
  return sent ?? answer
}

/** That a message is among what was sent; null where it is not, or nobody can say. */
const sentAlready = async (step: Step, mail: Mail, id: string): Promise<MailboxAnswer | null> => {
  const found = await find(step, mail, id).catch(() => null)
  return found?.is_draft === false ? { is: 'sent', message_id: found.message_id } : null
}

const find = async (step: Step, mail: Mail, id: string) =>
  (await messageById(step.session, step.base, id)) ?? (await findByMessageId(step, mail))

type Submitted = {
  readonly draft_id: string
  readonly asked_at: string
  readonly submitted_at: string
}

/** Looks for a message that Microsoft was asked to send; asks again only for a draft that stayed one. */
const look = async (step: Step, mail: Mail, submitted: Submitted): Promise<MailboxAnswer> => {
  const { draft_id, asked_at, submitted_at } = submitted
  let found: OwnMessage | null
  try {
    found = await find(step, mail, draft_id)
  } catch (error) {
    return unseen(step.provider, error)
  }
  if (found?.is_draft === false) return { is: 'sent', message_id: found.message_id }
  if (found !== null && step.provider.may_ask_again)
    return neverDeclined(await submit(step, mail, found.id))
  if (found !== null) return looking(secondsLeft(asked_at, SETTLED_MS))
  return Date.now() - Date.parse(submitted_at) < LOST_MS
    ? looking(LOOK_S)
    : { is: 'lost', text: 'It is neither among the drafts nor among the sent emails.' }
}

const secondsLeft = (from: string, ms: number) =>
  Math.max(1, Math.ceil((Date.parse(from) + ms - Date.now()) / 1_000))
