import type { HistoryEntry } from '#domain/conveyance/api'
import { hasWords } from '#domain/conveyance/history'
import { messageEntry, timelineOf } from '#domain/conveyance/timeline/message-line'
import { eventText } from '#domain/events'
import { detailOf } from '#tenant/events/detail'
import type { RequestContext } from '#tenant/runtime/context'

const MOST_VISIBLE = 200
const MOST_MESSAGES = 100
const MOST_EXPORTED = 10_000

/** The events of a case, newest first; as many as a page shows unless all are wanted. */
export const historyOf = (
  { audit }: RequestContext,
  id: string,
  of: 'page' | 'all' = 'page',
): HistoryEntry[] =>
  audit.history('conveyance', id, of === 'all' ? MOST_EXPORTED : MOST_VISIBLE).map((row) => ({
    id: String(row.seq),
    name: row.name,
    at: row.at,
    actor: row.actor_id === null ? null : { id: row.actor_id, name: row.actor_name ?? '' },
    fields: detailOf(row),
    ...(hasWords(row.name) ? {} : { text: eventText(row.name, detailOf(row)) }),
  }))

/** The events of a case and its messages to people outside, newest first, as its page shows them. */
export const caseTimeline = (context: RequestContext, id: string): HistoryEntry[] =>
  timelineOf(
    historyOf(context, id),
    context.messages
      .about([id], MOST_MESSAGES)
      .filter(({ channel }) => channel !== 'internal')
      .map(messageEntry),
  )
