import { openStatuses } from '#domain/conveyance/view'
import { addDays } from '#domain/dates'
import type { Colleague } from '#domain/user/leave/departure'
import { type Receiver, reasonNotToReceive } from '#domain/user/leave/receiving'
import { workKinds } from '#domain/user/leave/work'
import { PLANNED_VISITS } from '#tenant/agent/planned-visits'
import type { RequestContext } from '#tenant/runtime/context'
import { personOf } from '#tenant/user/people'
import type { User } from '#tenant/user/users'

const SOON_DAYS = 7

type Count = { id: string; count: number }

const counted = ({ store }: RequestContext, query: string, ...bindings: string[]) =>
  new Map(store.rows<Count>(query, ...bindings).map((it) => [it.id, it.count]))

const loadsOf = (context: RequestContext) => ({
  cases: counted(
    context,
    `SELECT p.user_id AS id, count(*) AS count FROM conveyance_people AS p
     JOIN conveyance_keys AS k ON k.id = p.id
     WHERE p.open = 1 AND k.status IN (SELECT value FROM json_each(?)) GROUP BY p.user_id`,
    JSON.stringify(openStatuses),
  ),
  tasks: counted(
    context,
    `SELECT user_id AS id, count(*) AS count FROM open_tasks
     WHERE user_id IS NOT NULL AND chase_on IS NULL AND due_on <= ? GROUP BY user_id`,
    addDays(context.today, SOON_DAYS),
  ),
  quotes: counted(
    context,
    `SELECT owner_id AS id, count(*) AS count FROM quote_case_keys
     WHERE status IN ('sent', 'following_up') AND owner_id IS NOT NULL GROUP BY owner_id`,
  ),
  visits: counted(context, PLANNED_VISITS),
})

/** The active member of staff as somebody who might take over work; null for anybody else. */
export const receiverFor = (
  context: RequestContext,
  user: User | null,
  leavers: readonly string[],
): Receiver | null => {
  const person = personOf(context, user)
  if (person === null || user === null || person.type !== 'staff') return null
  return { ...person, is_fee_earner: user.is_fee_earner, is_leaving: leavers.includes(user.id) }
}

const activeStaff = ({ store, users }: RequestContext) =>
  users.all(
    store
      .rows<{ id: string }>(`SELECT id FROM users WHERE type = 'staff' AND status = 'active'`)
      .map(({ id }) => id),
  )

const reasonsOf = (receiver: Receiver): Colleague['against'] =>
  Object.fromEntries(
    workKinds.flatMap((kind) => {
      const reason = reasonNotToReceive(kind, receiver)
      return reason === null ? [] : [[kind, reason]]
    }),
  )

/** Everybody else who works here, with their present load and what they cannot take over, by name. */
export const colleaguesOf = (context: RequestContext, userId: string): Colleague[] => {
  const loads = loadsOf(context)
  const leavers = context.departures.leavers()
  return activeStaff(context)
    .flatMap((user) => {
      const receiver = user.id === userId ? null : receiverFor(context, user, leavers)
      if (receiver === null) return []
      const { id, job_title } = user
      return {
        id,
        name: `${user.first_name} ${user.last_name}`.trim(),
        job_title,
        open_cases: loads.cases.get(id) ?? 0,
        tasks_due: loads.tasks.get(id) ?? 0,
        open_quotes: loads.quotes.get(id) ?? 0,
        planned_visits: loads.visits.get(id) ?? 0,
        against: reasonsOf(receiver),
      }
    })
    .toSorted((a, b) => a.name.localeCompare(b.name))
}
