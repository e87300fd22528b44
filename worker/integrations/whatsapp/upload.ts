import * as z from 'zod/mini'
import { cloudReason, isTemporary } from '#domain/whatsapp/cloud/errors'
import type { RefusedReceipt } from '#tenant/events/parcel'
import type { Attachment } from '../mail/provider.ts'
import { failureIn } from './failure.ts'

const TIMEOUT_MS = 60_000

export type CloudOptions = {
  readonly address: string
  /** The platform's id of the number that sends. */
  readonly number: string
  readonly token: string
  readonly send?: typeof fetch
}

const Uploaded = z.object({ id: z.string() })

/** Hands a file to the platform, which keeps it for 30 days; the platform's id of it, or why nothing was sent. */
export const uploadMedia = async (
  { address, number, token, send = fetch }: CloudOptions,
  { name, mime, bytes }: Attachment,
): Promise<{ readonly id: string } | RefusedReceipt> => {
  const form = new FormData()
  form.set('messaging_product', 'whatsapp')
  form.set('type', mime)
  form.set('file', new Blob([new Uint8Array(bytes)], { type: mime }), name)
  try {
    const answer = await send(`${address}/${encodeURIComponent(number)}/media`, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { Authorization: `Bearer ${token}` },
      body: form,
    })
    return uploadOf(answer.status, await answer.json())
  } catch {
    return { refused: 'WhatsApp did not take the file. It is tried again.', is_final: false }
  }
}

const uploadOf = (status: number, content: unknown) => {
  const { data } = Uploaded.safeParse(content)
  if (status >= 200 && status <= 299 && data) return { id: data.id }
  const { code, message } = failureIn(content)
  const isLater =
    status < 300 || status === 429 || status >= 500 || (code !== null && isTemporary(code))
  return { refused: cloudReason(code, message), is_final: !isLater }
}
