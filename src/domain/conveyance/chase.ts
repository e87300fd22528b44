import { assertAllowed } from '#domain/act'
import { type DateOnly, type Instant, londonDate } from '#domain/dates'
import { type Party, partyPhrase } from '#domain/party'
import { addWorkingDays } from '#domain/working-days'
import { mayChase } from './acts.ts'
import type { ChaseBody } from './bodies.ts'
import type { CaseRecords, Conveyance } from './conveyance.ts'
import { holderOf } from './plan/current-holder.ts'
import type { Task } from './plan/plan.ts'
import { mayChaseTask } from './plan/task-acts.ts'
import { findTask, withTask } from './plan/task-finding.ts'
import { type CaseChange, settle } from './settling.ts'

type ChaseInput = Pick<ChaseBody, 'task_key' | 'how' | 'note'>
type Override = NonNullable<Conveyance['holder']>
type ChaseDates = Pick<Task, 'chased_on' | 'next_chase_on' | 'chases'>

/** Working days from each chase to the next; after the last the case goes to a supervisor. */
const CHASE_DAYS = [5, 5, 3]

const nextChase = (chases: number, today: DateOnly): ChaseDates => {
  const days = CHASE_DAYS[chases]
  return {
    chased_on: today,
    next_chase_on: days === undefined ? null : addWorkingDays(today, days),
    chases: chases + 1,
  }
}

const chaseEvent = (
  input: ChaseInput,
  party: Party,
  conveyance: Conveyance,
  chaseDates: ChaseDates,
) => ({
  name: 'conveyance.updated' as const,
  changed: ['chases'],
  detail: {
    title: `Chased ${partyPhrase(party, conveyance)}`,
    party,
    how: input.how,
    note: input.note ?? null,
    next_chase_on: chaseDates.next_chase_on,
    escalate: chaseDates.next_chase_on === null,
  },
})

const withLastChase = (
  conveyance: Conveyance,
  { how, note }: ChaseInput,
  party: Party,
  now: Instant,
): Conveyance => ({
  ...conveyance,
  last_chase: { on: londonDate(now), party, how, note: note || null },
  last_client_contact_on: party === 'client' ? londonDate(now) : conveyance.last_client_contact_on,
})

const chaseTask = (records: CaseRecords, input: ChaseInput, key: string, now: Instant) => {
  const task = findTask(records, key)
  const party = task.status === 'waiting' ? task.waits_on?.party : undefined
  assertAllowed(mayChaseTask(records, task))
  const chaseDates = nextChase(task.chases, londonDate(now))
  const conveyance = withLastChase(records.conveyance, input, party ?? 'us', now)
  const plan = withTask(records.plan, { ...task, ...chaseDates })
  return settle(records, { conveyance, plan }, now, [
    chaseEvent(input, party ?? 'us', records.conveyance, chaseDates),
  ])
}

const chaseHolderOverride = (
  records: CaseRecords,
  input: ChaseInput,
  set: Override,
  now: Instant,
) => {
  const conveyance = withLastChase(records.conveyance, input, set.party, now)
  const chaseDates = nextChase(set.chases, londonDate(now))
  const holder = { ...set, ...chaseDates }
  return settle(records, { conveyance: { ...conveyance, holder } }, now, [
    chaseEvent(input, set.party, conveyance, chaseDates),
  ])
}

/** Records a chase and the date of the next: after 5, 5 and 3 working days, then a supervisor takes over. Throws 409 when nobody can be chased. */
export const chase = (records: CaseRecords, input: ChaseInput, now: Instant): CaseChange => {
  const { conveyance, plan } = records
  if (input.task_key) return chaseTask(records, input, input.task_key, now)
  const holder = holderOf(conveyance, plan, londonDate(now))
  assertAllowed(mayChase(conveyance, holder))
  return conveyance.holder
    ? chaseHolderOverride(records, input, conveyance.holder, now)
    : chaseTask(records, input, holder?.task_key ?? '', now)
}
