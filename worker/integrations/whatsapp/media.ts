import * as z from 'zod/mini'

const TIMEOUT_MS = 30_000
/** Largest file that the platform hands over, in bytes, is 100 MB; ours are as those of mail. */
const MOST_BYTES = 25 * 1024 * 1024

type Options = {
  readonly address: string
  readonly token: string
  readonly send?: typeof fetch
}

const Found = z.object({ url: z.string(), file_size: z.optional(z.int()) })

/** Why a file will never come. */
export class MediaRefusal extends Error {}

/** Where the platform keeps files; a stand-in keeps its own. */
const isOfPlatform = (url: URL, address: string) =>
  url.origin === new URL(address).origin ||
  (url.protocol === 'https:' &&
    /(?:^|\.)(?:fbsbx\.com|fbcdn\.net|facebook\.com)$/.test(url.hostname))

/** The bytes of a file by the platform's id. Throws MediaRefusal for one that is too large, Error for one that is not to be had now. */
export const fetchMedia = async ({ address, token, send = fetch }: Options, id: string) => {
  const ask = (url: string) =>
    send(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { Authorization: `Bearer ${token}` },
    })
  const answer = await ask(`${address}/${encodeURIComponent(id)}`)
  if (!answer.ok) throw new Error(`WhatsApp answered ${answer.status}.`)
  const { url, file_size = 0 } = z.parse(Found, await answer.json())
  if (file_size > MOST_BYTES) throw new MediaRefusal('It is larger than 25 MB.')
  if (!URL.canParse(url) || !isOfPlatform(new URL(url), address))
    throw new Error('WhatsApp named another server.')
  const file = await ask(url)
  if (!file.ok) throw new Error(`WhatsApp answered ${file.status} for the file.`)
  return bytesOf(file)
}

const bytesOf = async ({ body }: Response): Promise<Uint8Array> => {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    parts.push(part)
    size += part.length
    if (size > MOST_BYTES) throw new MediaRefusal('It is larger than 25 MB.')
  }
  return new Uint8Array(Buffer.concat(parts))
}
