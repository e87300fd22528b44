import * as z from 'zod/mini'
import type { Message } from '#domain/communication/message'
import { cloudReason, isTemporary } from '#domain/whatsapp/cloud/errors'
import type { MediaKind } from '#domain/whatsapp/media'
import { TEMPLATE_LANGUAGE } from '#domain/whatsapp/template'
import type { DeliveryReceipt } from '#tenant/events/parcel'
import type { MessageProvider } from '../mail/provider.ts'
import { failureIn } from './failure.ts'
import { type CloudOptions, uploadMedia } from './upload.ts'

const TIMEOUT_MS = 20_000

const Answer = z.object({ messages: z.array(z.object({ id: z.string() })) })

/** The WhatsApp Cloud API. It knows no repeats, so that an answer that is lost leaves a message of unknown fate. */
export const cloudProvider = (options: CloudOptions): MessageProvider => ({
  send: async ({ message, attachments }) => {
    const media = message.whatsapp?.media
    const [file] = attachments
    if (media === undefined) return posted(options, bodyOf(message))
    if (file === undefined) return { refused: 'Its file is missing.', is_final: true }
    const uploaded = await uploadMedia(options, file)
    return 'id' in uploaded
      ? posted(options, mediaBodyOf(message, media, { id: uploaded.id, name: file.name }))
      : uploaded
  },
})

const posted = async (
  { address, number, token, send = fetch }: CloudOptions,
  body: object,
): Promise<DeliveryReceipt> => {
  const answer = await send(`${address}/${encodeURIComponent(number)}/messages`, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  return receiptOf(answer.status, await answer.text())
}

const addressedTo = ({ to_address }: Message) => ({
  messaging_product: 'whatsapp',
  recipient_type: 'individual',
  to: to_address,
})

const mediaBodyOf = (
  message: Message,
  media: MediaKind,
  { id, name }: { readonly id: string; readonly name: string },
) => {
  const caption = message.body === '' ? {} : { caption: message.body }
  return {
    ...addressedTo(message),
    type: media,
    [media]: { id, ...caption, ...(media === 'document' ? { filename: name } : {}) },
  }
}

const bodyOf = (message: Message) => {
  const to = addressedTo(message)
  const { body, whatsapp } = message
  const template = whatsapp?.template
  if (!template) return { ...to, type: 'text', text: { preview_url: false, body } }
  const parameters = template.values.map((text) => ({ type: 'text', text }))
  return {
    ...to,
    type: 'template',
    template: {
      name: template.name,
      language: { code: TEMPLATE_LANGUAGE },
      components: [{ type: 'body', parameters }],
    },
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const receiptOf = (status: number, text: string): DeliveryReceipt => {
  const content = parsed(text)
  const accepted = Answer.safeParse(content).data?.messages[0]
  if (status >= 200 && status <= 299)
    return accepted ? { provider_id: accepted.id } : { unknown: 'WhatsApp answered without an id.' }
  const { code, message } = failureIn(content)
  if (code === null && status >= 500) return { unknown: `WhatsApp answered ${status}.` }
  const isLater = status === 429 || status >= 500 || (code !== null && isTemporary(code))
  return { refused: cloudReason(code, message), is_final: !isLater }
}
