import type { MyDay } from '#domain/conveyance/my-day'
import { eventText } from '#domain/events'
import type { AuditRow } from '#tenant/events/audit'
import { detailOf } from '#tenant/events/detail'
import type { RequestContext } from '#tenant/runtime/context'

/** The notes since an instant in which colleagues mention somebody, newest first, of cases that they still see. */
export const mentionsOf = (
  { store, person, conveyances }: RequestContext,
  since: string,
  limit: number,
): MyDay['unread'] => {
  const rows = store.rows<AuditRow>(
    `SELECT a.* FROM audit AS a
     WHERE a.name = 'note.mentioned' AND a.at >= ? AND a.actor_id IS NOT ?
       AND EXISTS (SELECT 1 FROM event_people AS p WHERE p.user_id = ? AND p.seq = a.seq)
     ORDER BY a.at DESC LIMIT ?`,
    since,
    person.id,
    person.id,
    limit,
  )
  const cases = new Map(
    conveyances.among([...new Set(rows.map((row) => row.subject_id))]).map((it) => [it.id, it.ref]),
  )
  return rows
    .filter((row) => cases.has(row.subject_id))
    .map((row) => ({
      id: String(row.seq),
      from: row.actor_name ?? 'Deedbox',
      via: `Mention in ${cases.get(row.subject_id)}`,
      at: row.at,
      text: eventText(row.name, detailOf(row)),
      href: `/conveyances/${row.subject_id}?tab=notes`,
    }))
}
