import type { Conveyance } from '#domain/conveyance/conveyance'
import type { CaseEvent } from '#domain/conveyance/following-events'
import { isFactKey } from '#domain/conveyance/plan/fact'
import type { Instant } from '#domain/dates'
import type { Store } from '#tenant/core/store'

/** What happened longer ago is written down late, and is no news to anybody. */
const NEWS_MS = 7 * 86_400_000

const isOld = ({ facts }: Conveyance, fact: string, now: Instant) => {
  const at = isFactKey(fact) ? facts[fact]?.at : undefined
  return at !== undefined && Date.parse(now) - Date.parse(at) > NEWS_MS
}

/** What a case reaches may be taken back and reached again. */
const isSaidOnce = ({ name }: CaseEvent) =>
  name.startsWith('progress.') || name === 'conveyance.status-changed'

const wasSent = (store: Store, { id, name }: CaseEvent) =>
  store.row(
    `SELECT id FROM messages WHERE subject_id = ? AND json_extract(doc, '$.type') = ?
     AND status <> 'suppressed' LIMIT 1`,
    id,
    name,
  ) !== null

/** Whether people are told of an event of a case: of what it has reached once, and while it is new. */
export const isNews = (
  { store, now }: { readonly store: Store; readonly now: Instant },
  conveyance: Conveyance,
  event: CaseEvent,
): boolean =>
  !isSaidOnce(event) || !(isOld(conveyance, event.changed[0] ?? '', now) || wasSent(store, event))
