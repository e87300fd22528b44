import { responsibleFor } from '#domain/conveyance/clock/responsible'
import type { CaseRecords } from '#domain/conveyance/conveyance'
import type { StepRole } from '#domain/conveyance/workflow/step-role'
import type { Store } from '#tenant/core/store'
import type { TimedRow } from './timed-dates.ts'

type Worker = { id: string; team: string | null; queue: string | null }

/** The active staff of every queue, read once for many events. */
const workersOf = (store: Store) =>
  store.rows<Worker>(
    `SELECT u.id AS id, u.team AS team, json_extract(r.doc, '$.queue') AS queue
     FROM users AS u, json_each(u.doc, '$.roles') AS held JOIN roles AS r ON r.name = held.value
     WHERE u.type = 'staff' AND u.status = 'active' AND json_extract(r.doc, '$.queue') IS NOT NULL`,
  )

const inQueue = (workers: readonly Worker[], queue: StepRole) =>
  workers.filter((it) => it.queue === queue)

/** The supervisors of somebody’s team; of the firm, where their team has none. */
const supervisorsOf = (workers: readonly Worker[], team: string | null) => {
  const supervisors = inQueue(workers, 'supervisor')
  const own = supervisors.filter((it) => it.team === team)
  return own.length > 0 ? own : supervisors
}

const teamOf = (store: Store, userId: string | undefined) =>
  store.row<{ team: string | null }>('SELECT team FROM users WHERE id = ?', userId ?? '')?.team ??
  null

/** Returns how to find who an event of the clock concerns: who must act, and their supervisors once it is escalated. */
export const recipientsOf = (store: Store) => {
  const workers = workersOf(store)
  return (records: CaseRecords, { name, item }: Pick<TimedRow, 'name' | 'item'>): string[] => {
    const { users, queue } = responsibleFor(records, item)
    const queued = queue === null ? [] : inQueue(workers, queue).map(({ id }) => id)
    const acting = queued.length > 0 ? queued : users
    if (name !== 'task.escalated') return [...acting]
    const supervisors = supervisorsOf(workers, teamOf(store, acting[0]))
    return [...new Set([...acting, ...supervisors.map(({ id }) => id)])]
  }
}
