import type { Conveyance } from '#domain/conveyance/conveyance'
import type { DateOnly } from '#domain/dates'
import type { Party } from '#domain/party'
import { type Plan, type Task, tasksOf } from './plan.ts'

export type Chase = {
  /** The key of the task that waits; '' for a holder that was set by hand. */
  readonly key: string
  readonly title: string
  readonly kind: Task['kind']
  readonly assignee: Task['assignee']
  readonly due_on: DateOnly | null
  readonly party: Party
  /** The next chase; where none is planned, the date of the task. */
  readonly chase_on: DateOnly
}

const taskChase = ({ key, title, kind, assignee, due_on, ...task }: Task): Chase[] => {
  const chase_on = task.next_chase_on ?? due_on
  if (task.status !== 'waiting' || !task.waits_on || chase_on === null) return []
  return [{ key, title, kind, assignee, due_on, party: task.waits_on.party, chase_on }]
}

const holderChase = ({ holder, fee_earner }: Conveyance): Chase[] => {
  if (holder === null || holder.party === 'us' || holder.next_chase_on === null) return []
  const assignee = { role: 'fee_earner', user: fee_earner } as const
  const { what: title, party, next_chase_on: chase_on } = holder
  return [{ key: '', title, kind: 'call', assignee, due_on: null, party, chase_on }]
}

/** Who is to be chased in a case, and when. */
export const chasesOf = (conveyance: Conveyance, plan: Plan): readonly Chase[] => [
  ...holderChase(conveyance),
  ...tasksOf(plan).flatMap(taskChase),
]
