import type { Conveyance } from '#domain/conveyance/conveyance'
import { type Plan, tasksOf } from '#domain/conveyance/plan/plan'
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

export const openTasksOf = (store: Store) => ({
  /** Replaces the tasks of a case, in the transaction of its change. */
  rewrite: (conveyance: Conveyance, plan: Plan) => {
    store.write('DELETE FROM open_tasks WHERE conveyance_id = ?', conveyance.id)
    for (const row of rowsOf(conveyance, plan))
      store.write(
        `INSERT INTO open_tasks (conveyance_id, key, conveyance_version, title, kind, role, user_id, due_on, ref, address)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        ...Object.values(row),
      )
  },
  /** The tasks of one person and their queues due up to a day, earliest first; undated last. */
  of: (userId: string, queues: readonly string[], until: string, limit: number) =>
    store.rows<OpenTask>(
      `SELECT * FROM (
         SELECT * FROM open_tasks WHERE user_id = ?
         UNION ALL
         SELECT * FROM open_tasks WHERE role IN (SELECT value FROM json_each(?)) AND user_id IS NULL)
       WHERE due_on IS NULL OR due_on <= ?
       ORDER BY due_on IS NULL, due_on, ref, key LIMIT ?`,
      userId,
      JSON.stringify(queues),
      until,
      limit,
    ),
})

const inactiveStatuses = new Set(['on_hold', 'aborted', 'closed', 'archived'])

const rowsOf = (conveyance: Conveyance, plan: Plan): OpenTask[] =>
  inactiveStatuses.has(conveyance.status)
    ? []
    : tasksOf(plan)
        .filter((task) => task.status === 'open')
        .map((task) => ({
          conveyance_id: conveyance.id,
          key: task.key,
          conveyance_version: conveyance.version,
          title: task.title,
          kind: task.kind,
          role: task.assignee.role,
          user_id: task.assignee.user?.id ?? null,
          due_on: task.due_on,
          ref: conveyance.ref,
          address: [conveyance.address.line, conveyance.address.town].filter(Boolean).join(', '),
        }))
