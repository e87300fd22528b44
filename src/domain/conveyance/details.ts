import type { Instant } from '#domain/dates'
import { definedIn, keysOf } from '#domain/entries'
import { fieldChanges } from '#domain/field-change'
import type { Named } from '#domain/party'
import { assertValid } from '#domain/refusal'
import type { DetailsBody } from './bodies.ts'
import type { CaseRecords, Conveyance } from './conveyance.ts'
import { depositProblem } from './exchanging/deposit.ts'
import { completionDay } from './plan/key-date.ts'
import { taxDueOn } from './plan/key-date-tax.ts'
import { isSettled, mapTasks, type Plan, type Task } from './plan/plan.ts'
import { assertLive, type CaseChange, settle } from './settling.ts'

type Details = Omit<DetailsBody, 'version'>

const differs = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b)

const changedKeys = (before: Conveyance, after: Conveyance, details: Details) =>
  keysOf(definedIn(details)).filter((key) => differs(before[key], after[key]))

const assertSensible = (conveyance: Conveyance) =>
  assertValid({
    ...depositProblem(conveyance),
    ...(conveyance.linked?.id === conveyance.id
      ? { linked: ['A case cannot be linked to itself.'] }
      : {}),
  })

const reassignedTask = (task: Task, from: Named | null, to: Named | null): Task =>
  !isSettled(task) && from && task.assignee.user?.id === from.id
    ? { ...task, assignee: { ...task.assignee, user: to } }
    : task

const reassignedPlan = (plan: Plan, before: Conveyance, after: Conveyance): Plan =>
  mapTasks(plan, (task) => {
    const { role } = task.assignee
    if (role === 'fee_earner') return reassignedTask(task, before.fee_earner, after.fee_earner)
    return reassignedTask(task, before.assistant ?? before.fee_earner, null)
  })

/** The tax return falls due by the law of the nation, and only where tax is due. */
const withTaxDay = (conveyance: Conveyance): Conveyance => {
  const { key_dates, facts } = conveyance
  if (!facts.exchanged && !facts.completed) return conveyance
  const sdlt_due_on = taxDueOn(conveyance, completionDay(key_dates))
  return { ...conveyance, key_dates: { ...key_dates, sdlt_due_on } }
}

const isReassigned = (before: Conveyance, after: Conveyance) =>
  before.fee_earner.id !== after.fee_earner.id || before.assistant?.id !== after.assistant?.id

/** Changes the given details and recalculates which tasks apply. Throws 409 when the case has ended, 422 for impossible details. */
export const setDetails = (records: CaseRecords, details: Details, now: Instant): CaseChange => {
  const before = records.conveyance
  assertLive(before)
  const changed: Conveyance = { ...before, ...definedIn(details) }
  assertSensible(changed)
  const after = withTaxDay(changed)
  const plan = isReassigned(before, after)
    ? reassignedPlan(records.plan, before, after)
    : records.plan
  const keys = changedKeys(before, after, details)
  const changes = fieldChanges(before, after, keys)
  return settle(records, { conveyance: after, plan }, now, [
    { name: 'conveyance.updated', changed: keys, detail: { changes } },
  ])
}
