import * as z from 'zod/mini'
import { txtText } from '#domain/communication/provider/dkim'

const TXT = 16
const NO_SUCH_NAME = 3

const Answer = z.object({
  Status: z.int(),
  Answer: z.optional(z.array(z.object({ type: z.int(), data: z.string() }))),
})

/** Returns the TXT records of a name, asked over HTTPS (RFC 8484); throws when the resolver cannot say. */
export const lookUpTxt = async (name: string, send: typeof fetch = fetch) => {
  const url = new URL('https://cloudflare-dns.com/dns-query')
  url.search = String(new URLSearchParams({ name, type: 'TXT' }))
  const response = await send(url, {
    headers: { Accept: 'application/dns-json' },
    signal: AbortSignal.timeout(8_000),
  })
  const { Status, Answer: records = [] } = z.parse(Answer, await response.json())
  if (Status !== 0 && Status !== NO_SUCH_NAME) throw new Error(`The resolver answered ${Status}.`)
  return records.filter(({ type }) => type === TXT).map(({ data }) => txtText(data))
}
