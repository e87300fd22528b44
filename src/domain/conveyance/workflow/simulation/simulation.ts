import { usualDaysOf } from '#domain/conveyance/plan/creation'
import { type CaseFields, conditionHolds } from '#domain/conveyance/workflow/condition'
import type { Step } from '#domain/conveyance/workflow/workflow'
import { type DateOnly, later } from '#domain/dates'
import { addWorkingDays, workingDaysBetween } from '#domain/working-days'

export type SimulatedStep = {
  readonly key: string
  readonly number: number
  readonly title: string
  /** False where its condition does not hold. */
  readonly applies: boolean
  /** Null where it does not apply, and where it waits for itself. */
  readonly starts_on: DateOnly | null
  readonly ends_on: DateOnly | null
}

export type SimulatedMilestone = {
  readonly key: string
  readonly name: string
  readonly steps: readonly SimulatedStep[]
  /** The last day of its steps; null when none applies. */
  readonly ends_on: DateOnly | null
  /** Working days from the last day of the milestones before it to its own; 0 when it ends earlier. */
  readonly working_days: number
}

export type Simulation = {
  readonly milestones: readonly SimulatedMilestone[]
  readonly ends_on: DateOnly
  readonly working_days: number
}

type SimulatedStepSource = Pick<
  Step,
  'key' | 'number' | 'title' | 'condition' | 'depends_on' | 'waits_on' | 'sla_wd' | 'due'
>

/** A workflow, or the plan of a case with its tasks as steps. */
export type SimulationSource = {
  readonly milestones: readonly {
    readonly key: string
    readonly name: string
    readonly steps: readonly SimulatedStepSource[]
  }[]
}

type Case = {
  readonly fields: CaseFields
  readonly instructed_on: DateOnly
  /** Working days that steps took, by key; the others take as long as is usual. */
  readonly taken?: Readonly<Record<string, number>>
}

/** What a step takes that says nothing of it. */
const DEFAULT_DAYS = 1

type Days = { readonly starts_on: DateOnly; readonly ends_on: DateOnly }

/** The days of each step that applies, in the order of what each waits for; a step that waits for itself has none. */
const daysByStep = (
  steps: readonly SimulatedStepSource[],
  { fields, instructed_on, taken = {} }: Case,
) => {
  const byKey = new Map(steps.map((it) => [it.key, it]))
  const found = new Map<string, Days | null>()
  const daysOf = (step: SimulatedStepSource): Days | null => {
    const known = found.get(step.key)
    if (known !== undefined) return known
    found.set(step.key, null)
    const before = step.depends_on
      .map((key) => byKey.get(key))
      .filter((it) => it !== undefined)
      .map(daysOf)
    if (before.includes(null)) return null
    const starts_on = before.reduce<DateOnly>(
      (at, it) => (it === null ? at : later(at, it.ends_on)),
      instructed_on,
    )
    const length = taken[step.key] ?? usualDaysOf(step) ?? DEFAULT_DAYS
    const isPassed = !conditionHolds(step.condition, fields)
    const days = { starts_on, ends_on: isPassed ? starts_on : addWorkingDays(starts_on, length) }
    found.set(step.key, days)
    return days
  }
  for (const step of steps) daysOf(step)
  return found
}

/** How a case would run by a workflow: which steps apply, in which days, and how long each milestone takes. */
export const simulate = (workflow: SimulationSource, of: Case): Simulation => {
  const days = daysByStep(
    workflow.milestones.flatMap((it) => it.steps),
    of,
  )
  let last = of.instructed_on
  const milestones = workflow.milestones.map(({ key, name, steps }) => {
    const simulated = steps.map((step) =>
      simulatedStep(step, of.fields, days.get(step.key) ?? null),
    )
    const ends_on = lastOf(simulated)
    const working_days = ends_on === null ? 0 : Math.max(0, workingDaysBetween(last, ends_on))
    last = later(last, ends_on ?? last)
    return { key, name, steps: simulated, ends_on, working_days }
  })
  return { milestones, ends_on: last, working_days: workingDaysBetween(of.instructed_on, last) }
}

const simulatedStep = (
  { key, number, title, condition }: SimulatedStepSource,
  fields: CaseFields,
  days: Days | null,
): SimulatedStep => {
  const applies = conditionHolds(condition, fields)
  return {
    key,
    number,
    title,
    applies,
    starts_on: applies ? (days?.starts_on ?? null) : null,
    ends_on: applies ? (days?.ends_on ?? null) : null,
  }
}

const lastOf = (steps: readonly SimulatedStep[]) =>
  steps.reduce<DateOnly | null>(
    (at, { ends_on }) => (ends_on === null || at === null ? (ends_on ?? at) : later(at, ends_on)),
    null,
  )
