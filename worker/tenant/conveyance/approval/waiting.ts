import type { DayApproval } from '#domain/conveyance/my-day'
import { hasPermission } from '#domain/permissions'
import { mayChangeWith, ownIds } from '#domain/user/acting-person'
import { conveyancesWithin } from '#tenant/core/access'
import { clausesOf, whereOf } from '#tenant/core/clauses'
import type { RequestContext } from '#tenant/runtime/context'

const MOST_APPROVALS = 20

type Row = Omit<DayApproval, 'task' | 'recorded_by'> & { key: string; by_name: string }

// Approvals of one's own cases and queues; supervisors have those of all cases that they see.
const concerned = `(? OR w.role IN (SELECT value FROM json_each(?)) OR EXISTS (
  SELECT 1 FROM conveyance_people AS p
  WHERE p.id = w.conveyance_id AND p.user_id IN (SELECT value FROM json_each(?))))`

/** What somebody may approve, the longest waiting first; nothing that they recorded themselves. */
export const approvalsFor = ({ store, person }: RequestContext): DayApproval[] => {
  if (mayChangeWith(person, ['conveyance.update']) !== true) return []
  const isSupervisor = hasPermission(person, ['users.view-any', 'conveyance.view-any'])
  const own = {
    where: `w.by_id <> ? AND (? OR w.role = 'cashier') AND ${concerned}`,
    bindings: [
      person.id,
      person.money_only ? 0 : 1,
      isSupervisor ? 1 : 0,
      JSON.stringify(person.queues),
      JSON.stringify(ownIds(person)),
    ],
  }
  const clauses = clausesOf(own, conveyancesWithin(person))
  return store
    .rows<Row>(
      `SELECT w.conveyance_id, w.key, w.title, w.by_name, w.at, w.ref, w.address
       FROM waiting_approvals AS w CROSS JOIN conveyance_keys AS t ON t.id = w.conveyance_id
       ${whereOf(clauses)} ORDER BY w.at LIMIT ${MOST_APPROVALS}`,
      ...clauses.flatMap(({ bindings }) => bindings),
    )
    .map(({ key, by_name, ...row }) => ({ ...row, task: key, recorded_by: by_name }))
}
