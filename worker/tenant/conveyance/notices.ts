import type { NoticeKind, NoticePreview } from '#domain/conveyance/stopping/notified'
import { NotifiedParty } from '#domain/conveyance/stopping/notified'
import { contentOf, recipientsOf } from '#tenant/events/messages'
import type { RequestContext } from '#tenant/runtime/context'
import { agentsOf } from './agents.ts'
import { brokersOf } from './brokers.ts'
import { caseCorrespondence } from './correspondence.ts'

type Kind = { readonly of: NoticeKind; readonly look_again_on?: string | undefined }

/** The messages that stopping or continuing a case would send now, by recipient. */
export const noticePreviews = (
  context: RequestContext,
  id: string,
  { of, look_again_on }: Kind,
): NoticePreview[] => {
  const { store, by, origins, today, conveyances } = context
  const current = conveyances.get(id)
  const hold = look_again_on ? { on: today, reason: '', by, look_again_on } : current.hold
  const conveyance = { ...current, hold }
  const people = { agents: agentsOf(store, conveyance), brokers: brokersOf(store, conveyance) }
  const from = caseCorrespondence({ by, origins, ...people }, conveyance)
  const notify = NotifiedParty.options
  const sent = context.communicationRules.sent(`conveyance.${of}`, { notify }, from.facts ?? null)
  return sent.flatMap((it) => {
    const to = recipientsOf(it, from)
    const [first] = to
    if (it.audience === 'internal' || !first) return []
    const { subject, body } = contentOf(it, first, from, context)
    return [
      { party: it.audience, to: to.map(({ name, email }) => ({ name, email })), subject, body },
    ]
  })
}
