import type { HistoryEntry } from '#domain/conveyance/api'
import { detailOf } from '#tenant/events/detail'
import type { RequestContext } from '#tenant/runtime/context'

const MOST_VISIBLE = 200

/** The events of a case, newest first. */
export const historyOf = ({ audit }: RequestContext, id: string): HistoryEntry[] =>
  audit.history('conveyance', id, MOST_VISIBLE).map((row) => ({
    id: String(row.seq),
    name: row.name,
    at: row.at,
    actor: row.actor_id === null ? null : { id: row.actor_id, name: row.actor_name ?? '' },
    fields: detailOf(row),
  }))
