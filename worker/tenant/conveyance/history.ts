import type { HistoryEntry } from '#domain/conveyance/api'
import { detailOf } from '#tenant/events/detail'
import type { RequestContext } from '#tenant/runtime/context'

const MOST_VISIBLE = 200
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
  }))
