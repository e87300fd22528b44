import type { Message } from '#domain/communication/message'
import type { MyDay } from '#domain/conveyance/my-day'
import { agentQuestionsFor } from '#tenant/agent/question/waiting'
import { clientMessagesFor } from '#tenant/client-message/waiting'
import { mentionsOf } from '#tenant/conveyance/note/mentions'
import type { RequestContext } from '#tenant/runtime/context'

const MOST_NOTES = 20
const NOTES_MS = 7 * 86_400_000

/** Notes of the product, mentions by colleagues and what was asked, newest first. */
export const unreadOf = (context: RequestContext): MyDay['unread'] => {
  const since = new Date(Date.parse(context.now) - NOTES_MS).toISOString()
  const all = [...notesOf(context, since), ...askedOf(context, since, MOST_NOTES)]
  return all.toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, MOST_NOTES)
}

const notesOf = ({ messages, person }: RequestContext, since: string): MyDay['unread'] =>
  messages.internal(person.id, since, MOST_NOTES).map((it) => ({
    id: it.id,
    from: 'Deedbox',
    via: 'Note',
    at: it.created_at,
    text: `${it.subject}. ${it.body}`,
    href: hrefOf(it),
  }))

const hrefOf = ({ subject_kind, subject_id }: Message) => {
  if (subject_id === null) return null
  if (subject_kind === 'lead') return `/quotes/leads/${subject_id}`
  return subject_kind === 'conveyance'
    ? `/conveyances/${subject_id}`
    : `/quotes/quote-cases/${subject_id}`
}

/** Mentions by colleagues since an instant, and what clients and agents of one’s own cases asked and nobody has answered. */
const askedOf = (context: RequestContext, since: string, limit: number): MyDay['unread'] => [
  ...mentionsOf(context, since, limit),
  ...clientMessagesFor(context, limit),
  ...agentQuestionsFor(context, limit),
]
