import type { CommunicationPreview, communicationApi } from '#domain/communication/firm/api'
import { ownWordingFaults } from '#domain/communication/firm/own-wording'
import type { BodyOf } from '#domain/endpoint'
import { wordingOf } from '#domain/events'
import { assertValid, invalid } from '#domain/refusal'
import { contentOf, recipientsOf } from '#tenant/events/messages'
import type { RequestContext } from '#tenant/runtime/context'
import { caseSubject, quoteSubject } from './subject.ts'

/** What only the event itself knows: '[rule_text]' for rule_text. */
const openValues = (type: string): Record<string, string> =>
  Object.fromEntries((wordingOf(type)?.values ?? []).map((name) => [name, `[${name}]`]))

/** The text as it would read for a case or quote; throws 422 for faults and for a reference that nothing has. */
export const previewCommunication = (
  context: RequestContext,
  { ref, ...written }: BodyOf<typeof communicationApi.preview>,
): CommunicationPreview => {
  assertValid(ownWordingFaults(written))
  const { type } = written
  const from = (type.startsWith('quote') ? quoteSubject : caseSubject)(context, ref)
  if (from === null)
    throw invalid({ ref: ['Enter the reference of a case or quote that you can open.'] })
  const filled = { ...from, values: { ...openValues(type), ...from.values } }
  const to = recipientsOf(written, filled)
  const first = to[0] ?? { name: '[name]', email: null, phone: null }
  const { subject, body, template } = contentOf(written, first, filled, context)
  const names = to.map(({ name }) => name)
  const problem = template?.problem ?? null
  return { ref: from.about?.ref ?? '', to: names, subject, body, problem }
}
