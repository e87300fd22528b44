import { securityEvents } from '#domain/user/security/events'
import { type Happened, happenedOf } from '#domain/user/security/happened'
import { detailOf } from '#tenant/events/detail'
import type { RequestContext } from '#tenant/runtime/context'
import { hashOf } from '#tenant/user/links'

const HAPPENED_DAYS = 90
const MOST_ROWS = 30
/** Refusals of a whole firm that are looked through for those of one account. */
const MOST_REFUSALS = 2_000

type Row = { seq: number; at: string; name: string; detail: string | null; ip: string | null }

const columns = 'seq, at, name, detail, ip'

/** What happened to how the acting person signs in, within 90 days, the newest first. */
export const happenedTo = ({ store, person, now }: RequestContext): Happened[] => {
  const from = new Date(Date.parse(now) - HAPPENED_DAYS * 86_400_000).toISOString()
  const rows = store.rows<Row>(
    `SELECT * FROM (SELECT ${columns} FROM audit WHERE subject = 'user' AND subject_id = ? AND at > ?
       AND name IN (SELECT value FROM json_each(?)) ORDER BY seq DESC LIMIT ${MOST_ROWS})
     UNION ALL
     SELECT * FROM (SELECT ${columns} FROM audit WHERE actor_id = ? AND name = 'session.opened'
       AND at > ? ORDER BY at DESC LIMIT ${MOST_ROWS})
     UNION ALL
     SELECT * FROM (SELECT * FROM (SELECT ${columns} FROM audit
         WHERE actor_id = 'system' AND name = 'session.refused' AND at > ?
         ORDER BY at DESC LIMIT ${MOST_REFUSALS})
       WHERE json_extract(detail, '$.account') = ? LIMIT ${MOST_ROWS})
     ORDER BY seq DESC LIMIT ${MOST_ROWS}`,
    person.id,
    from,
    JSON.stringify(Object.keys(securityEvents)),
    person.id,
    from,
    from,
    hashOf(person.email.toLowerCase()).slice(0, 16),
  )
  return happenedOf(rows.map((row) => ({ ...row, detail: detailOf(row) })))
}
