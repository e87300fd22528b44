import type { CaseRecords } from '#domain/conveyance/conveyance'
import { customFieldsOf } from '#domain/conveyance/fields'
import { milestonesOf, type Plan, tasksOf } from '#domain/conveyance/plan/plan'
import { openingFieldsOf } from '#domain/conveyance/workflow/opening-fields'
import type { Workflow } from '#domain/conveyance/workflow/workflow'
import { londonDate } from '#domain/dates'
import { workingDaysBetween } from '#domain/working-days'
import { type Simulation, type SimulationSource, simulate } from './simulation.ts'
import type { ClosedCase } from './simulation-page.ts'

/** Working days from the opening of each done task to its end, by key. */
const daysTaken = (plan: Plan): Record<string, number> =>
  Object.fromEntries(
    tasksOf(plan).flatMap(({ key, opened_on, done_at }) =>
      opened_on && done_at
        ? [[key, Math.max(0, workingDaysBetween(opened_on, londonDate(done_at)))]]
        : [],
    ),
  )

/** The plan by its own workflow; the draft says nothing of those that rules started within the case. */
const sourceOf = (plan: Plan): SimulationSource => ({
  milestones: milestonesOf(plan).map(({ key, name, tasks }) => ({ key, name, steps: tasks })),
})

const applicable = ({ milestones }: Simulation) =>
  new Set(milestones.flatMap((it) => it.steps.filter((step) => step.applies).map(({ key }) => key)))

const countMissing = (keys: ReadonlySet<string>, among: ReadonlySet<string>) =>
  [...keys].filter((it) => !among.has(it)).length

/**
 * A closed case by its own plan and by a workflow, with the days that its tasks took: how many steps come and go, and
 * the working days of each milestone of the workflow.
 */
export const closedCaseBy = ({ conveyance, plan }: CaseRecords, workflow: Workflow): ClosedCase => {
  const of = {
    fields: { ...customFieldsOf(conveyance), ...openingFieldsOf(conveyance) },
    instructed_on: conveyance.key_dates.instructed_on,
    taken: daysTaken(plan),
  }
  const [before, after] = [simulate(sourceOf(plan), of), simulate(workflow, of)]
  const [old, next] = [applicable(before), applicable(after)]
  return {
    id: conveyance.id,
    ref: conveyance.ref,
    before: before.working_days,
    after: after.working_days,
    added: countMissing(next, old),
    dropped: countMissing(old, next),
    milestones: after.milestones.map(({ key, working_days }) => ({
      key,
      before: before.milestones.find((it) => it.key === key)?.working_days ?? 0,
      after: working_days,
    })),
  }
}
