import { assertAllowed } from '#domain/act'
import { type DateOnly, type Instant, londonDate, londonInstant } from '#domain/dates'
import type { Actor } from '#domain/party'
import { assertValid } from '#domain/refusal'
import { isWorkingDay } from '#domain/working-days'
import { mayExchange } from './acts.ts'
import type { ExchangeBody } from './bodies.ts'
import type { CaseRecords, Conveyance } from './conveyance.ts'
import { figureProblems } from './exchanging/figures.ts'
import { releaseOf, releaseProblems } from './exchanging/release.ts'
import { warningsAtExchange } from './expiries.ts'
import { exchangeMissing } from './guards.ts'
import { withFact } from './plan/fact-recording.ts'
import { notWorkingDay } from './plan/key-date-setting.ts'
import { taxDueOn } from './plan/key-date-tax.ts'
import { isSettled, mapTasks, type Plan } from './plan/plan.ts'
import { skippedTask } from './plan/task-skipping.ts'
import { type CaseChange, settle } from './settling.ts'

type ExchangeRecord = NonNullable<Conveyance['exchange']>
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
    ...releaseProblems(input),
    ...figureProblems(conveyance, input),
  })
}

const recordOf = (
  conveyance: Conveyance,
  input: ExchangeInput,
  by: Actor,
  on: DateOnly,
): ExchangeRecord => {
  const { formula, speaker, spoke_to, price, deposit, deposit_held_by, waivers = [] } = input
  return {
    formula,
    speaker: speaker ?? { id: by.id, name: by.name },
    spoke_to,
    price,
    deposit,
    deposit_held_by,
    release: releaseOf(input, on),
    waivers,
    warnings: [...warningsAtExchange(conveyance, { on, completion_on: input.completion_on })],
  }
}

const exchanged = (
  conveyance: Conveyance,
  { input, record }: { readonly input: ExchangeInput; readonly record: ExchangeRecord },
  by: Actor,
  at: Instant,
): Conveyance => {
  const { formula, spoke_to, deposit_held_by } = record
  const note = `Formula ${formula}, with ${spoke_to}; deposit held by ${deposit_held_by}`
  const withExchange = withFact(conveyance, 'exchanged', by, at, { note })
  return {
    ...withExchange,
    deposit: input.deposit,
    exchange: record,
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

const exchangedEvent = (
  { completion_on }: ExchangeInput,
  { speaker, ...call }: ExchangeRecord,
  at: Instant,
) => ({
  name: 'conveyance.exchanged' as const,
  changed: ['facts', 'key_dates', 'deposit', 'exchange'],
  detail: { at, ...call, speaker: speaker?.name ?? '', completion_on },
})

/**
 * Records exchange of contracts: sets the completion date, recalculates every later task and sets the last day for
 * the tax return. Throws 409 with everything still missing, 422 for impossible dates, for a price or deposit that is
 * not the case’s, and for formula C without its release.
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
  const record = recordOf(records.conveyance, input, actor, on)
  const conveyance = exchanged(records.conveyance, { input, record }, actor, at)
  const plan = withWaivedTasks(records.plan, input, actor, now)
  return settle(records, { conveyance, plan }, now, [exchangedEvent(input, record, at)])
}
