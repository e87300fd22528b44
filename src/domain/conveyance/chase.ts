import { addDays, type DateOnly, type Instant, londonDate } from '#domain/dates'
import { type Party, partyWords } from '#domain/party'
import { wrongState } from '#domain/refusal'
import type { ChaseBody } from './bodies.ts'
import type { CaseRecords, Conveyance } from './conveyance.ts'
import { holderOf } from './plan/holder-now.ts'
import type { Task } from './plan/plan.ts'
import { assertLiveTask, findTask, withTask } from './plan/task-finding.ts'
import { assertLive, type CaseChange, settle } from './settling.ts'

type ChaseInput = Pick<ChaseBody, 'task_key' | 'how' | 'note'>
type Chased = Pick<Task, 'chased_on' | 'next_chase_on' | 'chases'>

/** Days from each chase to the next; after the last it goes to a supervisor. */
const CHASE_DAYS = [7, 7, 3]

const again = (chases: number, today: DateOnly): Chased => {
  const days = CHASE_DAYS[chases]
  return {
    chased_on: today,
    next_chase_on: days === undefined ? null : addDays(today, days),
    chases: chases + 1,
  }
}

const told = (input: ChaseInput, party: Party, it: Conveyance, chased: Chased) => ({
  name: 'conveyance.updated' as const,
  changed: ['chases'],
  detail: {
    title: `Chased ${partyWords(party, it)}`,
    party,
    how: input.how,
    note: input.note ?? null,
    next_chase_on: chased.next_chase_on,
    escalate: chased.next_chase_on === null,
  },
})

const nobody = () =>
  wrongState('conveyance.nobody_to_chase', 'The case is with us: there is nobody to chase.')

const chaseTask = (records: CaseRecords, input: ChaseInput, key: string, now: Instant) => {
  const task = findTask(records, key)
  assertLiveTask(records, task)
  if (task.status !== 'waiting' || !task.waits_on) throw nobody()
  const chased = again(task.chases, londonDate(now))
  return settle(records, { plan: withTask(records.plan, { ...task, ...chased }) }, now, [
    told(input, task.waits_on.party, records.conveyance, chased),
  ])
}

/** Records that somebody was chased, and when next: after 7, 7 and 3 days, then to a supervisor. */
export const chase = (records: CaseRecords, input: ChaseInput, now: Instant): CaseChange => {
  const { conveyance, plan } = records
  assertLive(conveyance)
  if (input.task_key) return chaseTask(records, input, input.task_key, now)
  const set = conveyance.holder
  if (!set) {
    const holder = holderOf(conveyance, plan, londonDate(now))
    if (!holder?.task_key) throw nobody()
    return chaseTask(records, input, holder.task_key, now)
  }
  if (set.party === 'us') throw nobody()
  const chased = again(set.chases, londonDate(now))
  return settle(records, { conveyance: { ...conveyance, holder: { ...set, ...chased } } }, now, [
    told(input, set.party, conveyance, chased),
  ])
}
