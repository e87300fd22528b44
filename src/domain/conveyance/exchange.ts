import { assertAllowed } from '#domain/act'
import { type DateOnly, type Instant, londonDate, londonInstant } from '#domain/dates'
import type { Actor } from '#domain/party'
import { assertValid } from '#domain/refusal'
import { isWorkingDay } from '#domain/working-days'
import { mayExchange } from './acts.ts'
import type { ExchangeBody } from './bodies.ts'
import type { CaseRecords, Conveyance } from './conveyance.ts'
import { depositProblem } from './deposit.ts'
import { exchangeMissing } from './guards.ts'
import { withFact } from './plan/fact-recording.ts'
import { notWorkingDay } from './plan/key-date-setting.ts'
import { taxDueOn } from './plan/key-date-tax.ts'
import { isSettled, mapTasks, type Plan } from './plan/plan.ts'
import { skippedTask } from './plan/task-skipping.ts'
import { type CaseChange, settle } from './settling.ts'

export type ExchangeInput = Omit<ExchangeBody, 'version'>

const assertExchangeable = (records: CaseRecords, input: ExchangeInput) => {
  const waived = (input.waivers ?? []).map((it) => it.what)
  assertAllowed(mayExchange(records.conveyance, exchangeMissing(records, waived)))
}

const completionProblem = (completion_on: DateOnly, on: DateOnly) => {
  if (completion_on < on) return 'Completion cannot be before exchange.'
  return isWorkingDay(completion_on) ? null : notWorkingDay(completion_on)
}

const assertFields = (conveyance: Conveyance, input: ExchangeInput, on: DateOnly, now: Instant) => {
  const isInFuture = londonInstant(on, input.at) > now
  const completion = completionProblem(input.completion_on, on)
  assertValid({
    ...(isInFuture ? { at: ['Enter a time that is not in the future.'] } : {}),
    ...(on < conveyance.key_dates.instructed_on
      ? { on: ['Enter a date on or after instruction.'] }
      : {}),
    ...(completion ? { completion_on: [completion] } : {}),
    ...depositProblem({ deposit: input.deposit, price: conveyance.price }),
  })
}

const exchanged = (
  conveyance: Conveyance,
  input: ExchangeInput,
  by: Actor,
  at: Instant,
): Conveyance => {
  const { formula, spoke_to, deposit_held_by, waivers = [] } = input
  const note = `Formula ${formula}, with ${spoke_to}; deposit held by ${deposit_held_by}`
  const withExchange = withFact(conveyance, 'exchanged', by, at, { note })
  return {
    ...withExchange,
    deposit: input.deposit,
    exchange: { formula, spoke_to, deposit_held_by, waivers },
    key_dates: {
      ...withExchange.key_dates,
      exchanged_on: londonDate(at),
      exchanged_at: at,
      completion_on: input.completion_on,
      sdlt_due_on: taxDueOn(conveyance, input.completion_on),
    },
  }
}

/** The plan with the tasks of waived facts skipped for the reason given; the facts stay unproven. */
const withWaivedTasks = (
  plan: Plan,
  { waivers = [] }: ExchangeInput,
  by: Actor,
  now: Instant,
): Plan =>
  waivers.reduce(
    (current, { what, reason }) =>
      mapTasks(current, (task) =>
        (task.evidence === what || task.settled_by === what) && !isSettled(task)
          ? skippedTask(task, `Waived at exchange: ${reason}`, by, now)
          : task,
      ),
    plan,
  )

/**
 * Records exchange of contracts: sets the completion date, recalculates every later task and sets the last day for
 * the tax return. Throws 409 with everything still missing, 422 for impossible dates or an impossible deposit.
 */
export const exchange = (
  records: CaseRecords,
  input: ExchangeInput,
  actor: Actor,
  now: Instant,
): CaseChange => {
  assertExchangeable(records, input)
  const on = input.on ?? londonDate(now)
  assertFields(records.conveyance, input, on, now)
  const at = londonInstant(on, input.at)
  const conveyance = exchanged(records.conveyance, input, actor, at)
  const plan = withWaivedTasks(records.plan, input, actor, now)
  const { formula, spoke_to, deposit_held_by, completion_on } = input
  return settle(records, { conveyance, plan }, now, [
    {
      name: 'conveyance.exchanged',
      changed: ['facts', 'key_dates', 'deposit', 'exchange'],
      detail: {
        at,
        formula,
        spoke_to,
        deposit_held_by,
        completion_on,
        waivers: input.waivers ?? [],
      },
    },
  ])
}
