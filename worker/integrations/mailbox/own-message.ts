import * as z from 'zod/mini'
import { messageIdsIn } from '#domain/tracked-email/reading'
import { GraphFault } from './fault.ts'
import type { GraphSession } from './session.ts'

const Found = z.object({
  id: z.string(),
  isDraft: z.boolean(),
  internetMessageId: z.nullish(z.string()),
})
const List = z.object({ value: z.array(Found) })

/** A message of ours in a mailbox. */
export type OwnMessage = {
  readonly id: string
  readonly is_draft: boolean
  /** Without angle brackets. */
  readonly message_id: string
}

const SELECTED = '$select=id,isDraft,internetMessageId'

const plain = ({ id, isDraft, internetMessageId }: z.infer<typeof Found>): OwnMessage => ({
  id,
  is_draft: isDraft,
  message_id: messageIdsIn(internetMessageId ?? '')[0] ?? '',
})

const unreadable = () =>
  new GraphFault({ kind: 'silent', text: 'Microsoft answered what we cannot read.' })

/** Finds a message by its immutable id; null where it is not, or not yet. Throws GraphFault. */
export const messageById = async (
  { request }: GraphSession,
  base: string,
  id: string,
): Promise<OwnMessage | null> => {
  try {
    const answer = await request(`${base}/messages/${encodeURIComponent(id)}?${SELECTED}`)
    const { data } = Found.safeParse(await answer.json().catch(() => null))
    if (data === undefined) throw unreadable()
    return plain(data)
  } catch (error) {
    if (error instanceof GraphFault && error.fault.kind === 'gone') return null
    throw error
  }
}

/** Finds a message by its Message-ID, one that was sent before a draft; null for none. Throws GraphFault. */
export const messageByMessageId = async (
  { request }: GraphSession,
  base: string,
  messageId: string,
): Promise<OwnMessage | null> => {
  const quoted = `'<${messageId.replaceAll("'", "''")}>'`
  const filter = new URLSearchParams({ $filter: `internetMessageId eq ${quoted}` })
  const answer = await request(`${base}/messages?${filter}&${SELECTED}`)
  const { data } = List.safeParse(await answer.json().catch(() => null))
  if (data === undefined) throw unreadable()
  const found = data.value.map(plain)
  return found.find((it) => !it.is_draft) ?? found[0] ?? null
}

/** Makes a draft of an email in base64. Throws GraphFault. */
export const createDraft = async (
  { request }: GraphSession,
  base: string,
  mime: string,
): Promise<OwnMessage> => {
  const answer = await request(`${base}/messages`, { method: 'POST', mime })
  const { data } = Found.safeParse(await answer.json().catch(() => null))
  if (data === undefined) throw unreadable()
  return plain(data)
}

/** Asks to send a draft; that it was taken does not say that it left. Throws GraphFault. */
export const sendDraft = async ({ request }: GraphSession, base: string, id: string) => {
  const answer = await request(`${base}/messages/${encodeURIComponent(id)}/send`, {
    method: 'POST',
  })
  await answer.body?.cancel()
}

/** Removes a draft that will not be sent, so that nobody sends it by hand as well; one that stays is harmless to us. */
export const removeDraft = async ({ request }: GraphSession, base: string, id: string) => {
  try {
    await request(`${base}/messages/${encodeURIComponent(id)}`, { method: 'DELETE' })
  } catch (error) {
    if (!(error instanceof GraphFault)) throw error
  }
}
