import type { EventSubject } from '#domain/event'
import type { LastChange } from '#domain/stale-record'
import type { auditOf } from '#tenant/events/audit'
import type { Person } from '#tenant/user/people'

/** Returns who changed a record last, and when; only staff see the name. */
export const lastChange = (
  audit: Pick<ReturnType<typeof auditOf>, 'history'>,
  person: Person,
  subject: EventSubject,
  id: string,
): LastChange | null => {
  const [row] = audit.history(subject, id, 1)
  if (row === undefined) return null
  return { by: person.type === 'staff' ? row.actor_name : null, at: row.at }
}
