import { isEnded } from '#domain/conveyance/labels'
import { invalid } from '#domain/refusal'
import type { FilingTarget } from '#domain/tracked-email/tracked-email'
import type { WhatsappThread } from '#domain/whatsapp/thread'
import type { RequestContext } from '#tenant/runtime/context'
import { isTargetInScope, targetsByRef } from '#tenant/tracked-email/targets'
import { threadsOf } from './threads.ts'

/** The only open case of a contact; null for none or several. */
export const filingOfContact = (
  context: RequestContext,
  contactId: string,
): FilingTarget | null => {
  const open = context.conveyances.ofContact(contactId).filter((it) => !isEnded(it))
  const [only, ...others] = open
  return only && others.length === 0 ? { kind: 'conveyance', id: only.id, ref: only.ref } : null
}

/** The case or quote of the person's with a reference; throws 422 for none. */
export const filingNamed = (context: RequestContext, ref: string): FilingTarget => {
  const target = targetsByRef(context, [ref.trim().toUpperCase()]).find((it) =>
    isTargetInScope(context, it),
  )
  if (target === undefined)
    throw invalid({ ref: ['There is no case, quote or lead of yours with this reference.'] })
  return target
}

type Move = { readonly to: FilingTarget; readonly earlier: boolean }

/** The messages that a move takes with it: those that nobody had filed, and those of the record before where that was wrong. */
const movedFrom = ({ filing }: Pick<WhatsappThread, 'filing'>, { to, earlier }: Move) =>
  earlier && filing !== null && filing.id !== to.id ? [null, filing.id] : [null]

/** Files what was written in a conversation so far: both what arrived and what we sent. */
export const fileMessages = (context: RequestContext, before: WhatsappThread, move: Move) => {
  const { store, messages } = context
  const threads = threadsOf(store)
  const { kind, id, ref } = move.to
  for (const from of movedFrom(before, move)) {
    for (const message of threads.messagesAbout(before.id, from))
      threads.replaceMessage({ ...message, filing: { kind, id, ref } })
    for (const sent of messages.inConversation(before.phone, from))
      messages.replace(
        {
          ...sent,
          version: sent.version + 1,
          subject_kind: kind,
          subject_id: id,
          subject_ref: ref,
        },
        sent.version,
      )
  }
}
