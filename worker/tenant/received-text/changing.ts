import { assertAllowed } from '#domain/act'
import { type ReceivedTextAct, receivedTextActs } from '#domain/received-text/acts'
import type { TextClosure, TextFiling } from '#domain/received-text/bodies'
import { type ReceivedText, senderOf } from '#domain/received-text/text'
import { requireFresh } from '#tenant/core/table'
import type { RequestContext } from '#tenant/runtime/context'
import { filingNamed } from '#tenant/whatsapp/filing'
import { receivedTextsOf } from './texts.ts'

const textToChange = (context: RequestContext, id: string, act: ReceivedTextAct) => {
  const text = receivedTextsOf(context.store).get(id)
  assertAllowed(receivedTextActs(text, context.person)[act])
  return text
}

const changed = (
  { store }: RequestContext,
  before: ReceivedText,
  change: Pick<ReceivedText, 'filing'> | Pick<ReceivedText, 'closed'>,
) => receivedTextsOf(store).replace({ ...before, ...change, version: before.version + 1 })

const eventOf = ({ id, version }: ReceivedText, field: keyof ReceivedText) => ({
  subject: 'received-text' as const,
  id,
  version,
  changed: [field],
})

/** Files a text message to a case, quote or lead of the person's. Throws 404, 409 and 422. */
export const fileText = (
  context: RequestContext,
  id: string,
  { version, ref }: TextFiling,
): ReceivedText => {
  const before = textToChange(context, id, 'file')
  requireFresh(version, before)
  const text = changed(context, before, { filing: filingNamed(context, ref) })
  const detail = { from: senderOf(text), ref: text.filing?.ref ?? ref }
  context.recordEvents([{ name: 'text.filed', ...eventOf(text, 'filing'), detail }])
  return text
}

/** Marks a text message that is about no record as done, or opens it again. Throws 404 and 409. */
export const closeText = (
  context: RequestContext,
  id: string,
  { version, is_closed }: TextClosure,
): ReceivedText => {
  const before = textToChange(context, id, is_closed ? 'close' : 'reopen')
  requireFresh(version, before)
  const { id: byId, name } = context.by
  const closed = is_closed ? { by: { id: byId, name }, at: context.now } : null
  const text = changed(context, before, { closed })
  const detail = { from: senderOf(text), is_closed }
  context.recordEvents([{ name: 'text.closed', ...eventOf(text, 'closed'), detail }])
  return text
}
