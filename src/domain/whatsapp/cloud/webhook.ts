import * as z from 'zod/mini'
import { safeName } from '#domain/mail/attachment'
import { onOneLine } from '#domain/one-line'
import type { CloudIntake, CloudMessage, CloudStatus } from './intake.ts'

const text = z.string()
const Seconds = z.string().check(z.regex(/^\d{1,11}$/))

const Contact = z.object({
  wa_id: z.optional(text),
  user_id: z.optional(text),
  profile: z.optional(z.object({ name: z.optional(text) })),
})

const Media = z.object({
  id: z.optional(text),
  caption: z.optional(text),
  filename: z.optional(text),
  mime_type: z.optional(text),
})

const Arrived = z.object({
  id: text,
  from: z.optional(text),
  from_user_id: z.optional(text),
  timestamp: Seconds,
  type: z.optional(text),
  text: z.optional(z.object({ body: z.optional(text) })),
  button: z.optional(z.object({ text: z.optional(text) })),
  image: z.optional(Media),
  video: z.optional(Media),
  audio: z.optional(Media),
  sticker: z.optional(Media),
  document: z.optional(Media),
})

const Status = z.object({
  id: text,
  status: text,
  timestamp: Seconds,
  recipient_id: z.optional(text),
  errors: z.optional(
    z.array(
      z.object({ code: z.optional(z.int()), title: z.optional(text), message: z.optional(text) }),
    ),
  ),
  pricing: z.optional(z.object({ billable: z.optional(z.boolean()), category: z.optional(text) })),
})

const Value = z.object({
  metadata: z.optional(z.object({ phone_number_id: z.optional(text) })),
  contacts: z.optional(z.array(Contact)),
  messages: z.optional(z.array(Arrived)),
  statuses: z.optional(z.array(Status)),
  event: z.optional(text),
  message_template_name: z.optional(text),
})
type Value = z.infer<typeof Value>

/** A webhook as the platform documents it; what is not named here is passed over. */
const CloudWebhook = z.object({
  object: z.literal('whatsapp_business_account'),
  entry: z.array(
    z.object({ changes: z.array(z.object({ field: z.optional(text), value: Value })) }),
  ),
})

/** What a webhook says, or null for what is none. */
export const intakeOf = (content: unknown): CloudIntake | null => {
  const { data } = CloudWebhook.safeParse(content)
  if (data === undefined) return null
  const values = data.entry.flatMap(({ changes }) => changes.map(({ value }) => value))
  return {
    changes: values.flatMap((value) => {
      const number = value.metadata?.phone_number_id
      return number === undefined ? [] : [{ number, ...changeOf(value) }]
    }),
    templates: values.flatMap(({ message_template_name: name, event: status }) =>
      name !== undefined && status !== undefined ? [{ name: onOneLine(name), status }] : [],
    ),
  }
}

const changeOf = ({ contacts = [], messages = [], statuses = [] }: Value) => ({
  messages: messages.flatMap((it) => messageOf(it, contacts) ?? []),
  statuses: statuses.flatMap((it) => statusOf(it) ?? []),
})

const instantOf = (seconds: string) => new Date(Number(seconds) * 1000).toISOString()

const kinds: readonly CloudMessage['kind'][] = ['text', 'image', 'audio', 'video', 'document']

const messageOf = (
  message: z.infer<typeof Arrived>,
  contacts: readonly z.infer<typeof Contact>[],
): CloudMessage | null => {
  const { from, from_user_id, type } = message
  const sender = from ? `+${from.replaceAll(/\D/g, '')}` : from_user_id
  if (!sender) return null
  const contact = contacts.find((it) => it.wa_id === from || it.user_id === from_user_id)
  return {
    id: message.id,
    from: sender,
    name: onOneLine(contact?.profile?.name ?? '')
      .replaceAll(/ +/g, ' ')
      .slice(0, 100),
    kind: type === 'button' ? 'text' : (kinds.find((it) => it === type) ?? 'other'),
    text: textOf(message).slice(0, 4096),
    at: instantOf(message.timestamp),
    file: fileOf(message),
  }
}

const fileOf = ({ image, video, audio, sticker, document }: z.infer<typeof Arrived>) => {
  const media = image ?? video ?? audio ?? sticker ?? document
  if (!media?.id) return null
  const ending = /^[a-z]+\/([a-z\d]{2,5})\b/.exec(media.mime_type ?? '')?.[1] ?? 'bin'
  const made = `WhatsApp ${image ? 'picture' : audio ? 'voice note' : 'file'}.${ending}`
  return { id: media.id, name: safeName(media.filename ?? '') || made.replace(/jpeg$/, 'jpg') }
}

const textOf = ({ text: plain, button, image, video, document }: z.infer<typeof Arrived>) =>
  plain?.body ??
  button?.text ??
  image?.caption ??
  video?.caption ??
  document?.caption ??
  document?.filename ??
  ''

const statuses: readonly CloudStatus['status'][] = ['sent', 'delivered', 'read', 'failed']

const statusOf = ({ errors, pricing, recipient_id, ...it }: z.infer<typeof Status>) => {
  const known = statuses.find((status) => status === it.status)
  if (known === undefined) return null
  const [error] = errors ?? []
  return {
    id: it.id,
    status: known,
    at: instantOf(it.timestamp),
    code: error?.code ?? null,
    reason: (error?.message ?? error?.title)?.slice(0, 500) ?? null,
    category: pricing?.billable === true ? (pricing.category ?? 'other') : null,
    country: /^\+?(\d{1,4})\d*$/.exec(recipient_id ?? '')?.[1] ?? '',
  }
}
