import { quoteCaseApi } from '#domain/quote/case/api'
import { requireRecipient } from '#domain/quote/case/sending'
import type { QuoteChannel } from '#domain/quote/quote'
import { Refusal } from '#domain/refusal'
import { call } from '#lib/api'
import { fetchSending } from './case/previews.ts'
import { $facts, $priced, saveDraft } from './draft.ts'
import { $problems } from './draft-problems.ts'

/** Saves the draft and returns it; null when facts are missing that sending needs. */
const savedForSending = async (channels: QuoteChannel[]) => {
  const incomplete = [...($priced.get()?.incomplete ?? []), ...inaccessibleTo(channels)]
  $problems.set(byField(incomplete))
  return incomplete.length > 0 ? null : saveDraft()
}

/** The messages that sending the draft by email would send; null when facts are missing. */
export const prepareSending = async () => {
  const draft = await savedForSending(['email'])
  return draft && fetchSending(draft.id)
}

/** Saves the draft and sends it; null when facts are missing. The key makes a repeated request harmless. */
export const sendQuote = async (channels: QuoteChannel[], key: string) => {
  const draft = await savedForSending(channels)
  if (draft === null) return null
  return call(quoteCaseApi.send, {
    params: { id: draft.id },
    body: { version: draft.version, channels },
    key,
  })
}

const inaccessibleTo = (channels: QuoteChannel[]) => {
  try {
    requireRecipient($facts.get(), channels)
    return []
  } catch (error) {
    const fields = error instanceof Refusal ? (error.detail.fields ?? {}) : {}
    return Object.entries(fields).map(([field, [message = '']]) => ({ field, message }))
  }
}

const byField = (problems: readonly { field: string; message: string }[]) => {
  const found: Record<string, string[]> = {}
  for (const { field, message } of problems) found[field] = [...(found[field] ?? []), message]
  return found
}
