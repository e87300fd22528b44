import { type Instant, londonDate } from '#domain/dates'
import { assertValid, invalid } from '#domain/refusal'
import { isWorkingDay } from '#domain/working-days'
import { noCounts, noDates } from './blank.ts'
import type { OpeningBody } from './bodies.ts'
import type { Conveyance, ConveyanceWithoutSummary } from './conveyance.ts'
import { depositProblem } from './exchanging/deposit.ts'
import { toCaseEvents } from './following-events.ts'
import { createPlan } from './plan/creation.ts'
import type { KeyDates } from './plan/key-date.ts'
import { notWorkingDay } from './plan/key-date-setting.ts'
import { type CaseChange, recalculated } from './settling.ts'
import { summarise } from './summary.ts'
import type { Workflow } from './workflow/workflow.ts'

const keyDatesFrom = (input: OpeningBody): KeyDates => ({
  ...noDates,
  instructed_on: input.instructed_on,
  exchange_target_on: input.exchange_target_on ?? null,
  completion_on: input.completion_on ?? null,
})

const assertSensible = (input: OpeningBody, workflow: Workflow, now: Instant) => {
  if (workflow.matter_type !== input.matter_type) {
    throw invalid({
      matter_type: [`The workflow “${workflow.name}” is for another type of matter.`],
    })
  }
  const target = input.exchange_target_on
  const completion = input.completion_on
  assertValid({
    ...depositProblem(input),
    ...(input.instructed_on > londonDate(now)
      ? { instructed_on: ['Enter a date that is not in the future.'] }
      : {}),
    ...(target && !isWorkingDay(target) ? { exchange_target_on: [notWorkingDay(target)] } : {}),
    ...(completion && !isWorkingDay(completion)
      ? { completion_on: [notWorkingDay(completion)] }
      : {}),
  })
}

const blankCaseOf = (
  input: OpeningBody,
  { id, ref }: { id: string; ref: string },
  now: Instant,
) => {
  const { instructed_on, exchange_target_on, completion_on, ...details } = input
  return {
    ...details,
    // Named one by one: the argument may hold more fields, and all of them would be stored.
    id,
    ref,
    lead_id: input.lead_id ?? null,
    version: 1,
    status: 'opening',
    key_dates: keyDatesFrom(input),
    ...{ risk: null, facts: {}, pending_evidence: {} },
    counts: noCounts,
    holder: null,
    last_client_contact_on: instructed_on,
    hold: null,
    abortion: null,
    last_chase: null,
    exchange: null,
    completion: null,
    completion_dates: [],
    created_at: now,
    updated_at: now,
  } satisfies ConveyanceWithoutSummary
}

/**
 * A new case: its record and, drawn from the workflow, its plan with the first tasks open.
 * Throws 422 when the workflow is for another type of matter or a target is not a working day.
 */
export const openConveyance = (
  input: OpeningBody,
  workflow: Workflow,
  identity: { readonly id: string; readonly ref: string },
  now: Instant,
): CaseChange => {
  assertSensible(input, workflow, now)
  const blankCase = blankCaseOf(input, identity, now)
  const plan = createPlan(workflow, identity.id)
  const conveyance: Conveyance = {
    ...blankCase,
    summary: summarise(blankCase, plan, londonDate(now)),
  }
  const records = recalculated({ conveyance, plan: plan }, now)
  const detail = { ref: identity.ref, matter_type: input.matter_type, workflow: workflow.key }
  const events = toCaseEvents(records, [{ name: 'conveyance.opened', changed: ['id'], detail }])
  return { ...records, events }
}
