import * as z from 'zod/mini'
import { isMarkedPrivate, type MailEnvelope, referencesIn } from '#domain/mailbox/envelope'
import { MOST_MAIL_BYTES } from '#domain/tracked-email/mailbox'
import { messageIdsIn } from '#domain/tracked-email/reading'
import type { MailChanges } from '#tenant/mailbox/source'
import { GraphFault } from './fault.ts'
import type { GraphSession } from './session.ts'

const PAGE_SIZE = 100
const SELECTED = 'id,receivedDateTime'

const Item = z.object({
  id: z.string(),
  receivedDateTime: z.nullish(z.string()),
  '@removed': z.optional(z.unknown()),
})

const Page = z.object({
  value: z.array(Item),
  '@odata.nextLink': z.optional(z.string()),
  '@odata.deltaLink': z.optional(z.string()),
})

const parsed = async <T>(schema: z.core.$ZodType<T>, answer: Response): Promise<T> => {
  const { data } = z.safeParse(schema, await answer.json().catch(() => null))
  if (data === undefined)
    throw new GraphFault({ kind: 'silent', text: 'Microsoft answered what we cannot read.' })
  return data
}

/** A page of what changed in a folder; throws GraphFault. */
export const changesOf = async (
  { request }: GraphSession,
  base: string,
  folder: string,
  cursor: string | null,
): Promise<MailChanges> => {
  // No filter: one by date would leave out whatever is beyond 5,000 emails.
  const first = `${base}/mailFolders/${encodeURIComponent(folder)}/messages/delta?$select=${SELECTED}`
  const answer = await request(cursor ?? first, { prefer: `odata.maxpagesize=${PAGE_SIZE}` })
  const page = await parsed(Page, answer)
  const next = page['@odata.nextLink']
  const delta = page['@odata.deltaLink']
  const link = next ?? delta
  if (link === undefined)
    throw new GraphFault({ kind: 'silent', text: 'Microsoft answered without a next link.' })
  return {
    items: page.value
      .filter((it) => it['@removed'] === undefined)
      .map(({ id, receivedDateTime }) => ({
        id,
        received_at: receivedDateTime ?? null,
        found: null,
      })),
    cursor: link,
    is_last: next === undefined,
  }
}

const Address = z.object({
  emailAddress: z.optional(
    z.object({ name: z.nullish(z.string()), address: z.nullish(z.string()) }),
  ),
})

const Message = z.object({
  id: z.string(),
  internetMessageId: z.nullish(z.string()),
  subject: z.nullish(z.string()),
  from: z.nullish(Address),
  toRecipients: z.nullish(z.array(Address)),
  ccRecipients: z.nullish(z.array(Address)),
  receivedDateTime: z.string(),
  isDraft: z.nullish(z.boolean()),
  internetMessageHeaders: z.nullish(z.array(z.object({ name: z.string(), value: z.string() }))),
})

const MESSAGE = [
  'id',
  'internetMessageId',
  'subject',
  'from',
  'toRecipients',
  'ccRecipients',
  'receivedDateTime',
  'isDraft',
  'internetMessageHeaders',
].join(',')

const plain = (address: z.infer<typeof Address> | null | undefined) => ({
  name: (address?.emailAddress?.name ?? '').slice(0, 200),
  address: (address?.emailAddress?.address ?? '').slice(0, 320),
})

/** What says whether an email is about a record; throws GraphFault. */
export const envelopeOf = async (
  { request }: GraphSession,
  base: string,
  id: string,
): Promise<MailEnvelope> => {
  const path = `${base}/messages/${encodeURIComponent(id)}?$select=${MESSAGE}`
  const message = await parsed(Message, await request(path))
  const headers = message.internetMessageHeaders ?? []
  return {
    id,
    message_id: messageIdsIn(message.internetMessageId ?? '')[0] ?? '',
    references: referencesIn(headers),
    from: plain(message.from),
    to: (message.toRecipients ?? []).map(plain),
    cc: (message.ccRecipients ?? []).map(plain),
    subject: (message.subject ?? '').slice(0, 500),
    received_at: new Date(message.receivedDateTime).toISOString(),
    is_draft: message.isDraft === true,
    is_private: isMarkedPrivate(headers),
  }
}

/** The bytes of an email as it was sent; null for one that is too large. Throws GraphFault. */
export const contentOf = async (
  { request }: GraphSession,
  base: string,
  id: string,
): Promise<Uint8Array | null> => {
  const { body } = await request(`${base}/messages/${encodeURIComponent(id)}/$value`)
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    parts.push(part)
    size += part.length
    if (size > MOST_MAIL_BYTES) return null
  }
  return new Uint8Array(Buffer.concat(parts))
}
