import type { Conveyance } from '#domain/conveyance/conveyance'
import { chasesOf } from '#domain/conveyance/plan/chase-due'
import { type Plan, type Task, tasksOf } from '#domain/conveyance/plan/plan'
import type { Party } from '#domain/party'
import type { Store } from '#tenant/core/store'

export type OpenTask = {
  conveyance_id: string
  key: string
  conveyance_version: number
  title: string
  kind: string
  role: string
  user_id: string | null
  due_on: string | null
  ref: string
  address: string
}

/** What waits for somebody, who is to be chased on a day. */
export type WaitingTask = OpenTask & { chase_on: string; party: Party }

/** The rows of people and of queues, bound to both as JSON. */
const belonging = (table: string, condition: string) => `
  SELECT o.* FROM json_each(?) AS u
    CROSS JOIN open_tasks AS o INDEXED BY ${table}_of_user ON o.user_id = u.value WHERE ${condition}
  UNION ALL
  SELECT o.* FROM json_each(?) AS u
    CROSS JOIN open_tasks AS o INDEXED BY ${table}_of_queue ON o.role = u.value AND o.user_id IS NULL
    WHERE ${condition}`

export const openTasksOf = (store: Store) => ({
  /** Replaces the tasks of a case, in the transaction of its change. */
  rewrite: (conveyance: Conveyance, plan: Plan) => {
    store.write('DELETE FROM open_tasks WHERE conveyance_id = ?', conveyance.id)
    for (const row of rowsOf(conveyance, plan))
      store.write(
        `INSERT INTO open_tasks (conveyance_id, key, conveyance_version, title, kind, role, user_id, due_on, ref, address, chase_on, party)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        ...Object.values(row),
      )
  },
  /** The tasks of people and queues due up to a day, earliest first; undated last. */
  of: (userIds: readonly string[], queues: readonly string[], until: string, limit: number) =>
    store.rows<OpenTask>(
      `SELECT * FROM (${belonging('open_tasks', 'o.chase_on IS NULL')})
       WHERE due_on IS NULL OR due_on <= ?
       ORDER BY due_on IS NULL, due_on, ref, key LIMIT ?`,
      JSON.stringify(userIds),
      JSON.stringify(queues),
      until,
      limit,
    ),
  /** What people and queues are to chase by a day, longest due first. */
  chases: (userIds: readonly string[], queues: readonly string[], until: string, limit: number) =>
    store.rows<WaitingTask>(
      `SELECT * FROM (${belonging('open_chases', 'o.chase_on IS NOT NULL')})
       WHERE chase_on <= ? ORDER BY chase_on, ref, key LIMIT ?`,
      JSON.stringify(userIds),
      JSON.stringify(queues),
      until,
      limit,
    ),
})

const inactiveStatuses = new Set(['on_hold', 'aborted', 'closed', 'archived'])

const rowsOf = (conveyance: Conveyance, plan: Plan) => {
  if (inactiveStatuses.has(conveyance.status)) return []
  const row = rowOf(conveyance)
  return [
    ...tasksOf(plan)
      .filter((task) => task.status === 'open')
      .map((task) => ({ ...row(task), chase_on: null, party: null })),
    ...chasesOf(conveyance, plan).map((chase) => {
      const { chase_on, party } = chase
      return { ...row(chase), chase_on, party }
    }),
  ]
}

type Titled = Pick<Task, 'key' | 'title' | 'kind' | 'assignee' | 'due_on'>

const rowOf =
  ({ id, version, ref, address }: Conveyance) =>
  ({ key, title, kind, assignee, due_on }: Titled): OpenTask => ({
    conveyance_id: id,
    key,
    conveyance_version: version,
    title,
    kind,
    role: assignee.role,
    user_id: assignee.user?.id ?? null,
    due_on,
    ref,
    address: [address.line, address.town].filter(Boolean).join(', '),
  })
