import { assertAllowed } from '#domain/act'
import type { CaseRecords } from '#domain/conveyance/conveyance'
import { createPlan } from '#domain/conveyance/plan/creation'
import { type Plan, type StartedPart, startedParts } from '#domain/conveyance/plan/plan'
import { mayWorkOnCase } from '#domain/conveyance/plan/task-acts'
import { type CaseChange, settle } from '#domain/conveyance/settling'
import type { Workflow } from '#domain/conveyance/workflow/workflow'
import type { Instant } from '#domain/dates'
import { asPart } from './as-part.ts'

/** The plan with the stages of another workflow after its own; they weigh nothing in the progress of the case. */
export const withPart = (plan: Plan, workflow: Workflow, part: StartedPart): Plan => {
  const { milestones } = createPlan(asPart(workflow), plan.conveyance_id)
  return {
    ...plan,
    parts: [...startedParts(plan), part],
    milestones: [
      ...plan.milestones,
      ...milestones.map((it) => ({ ...it, weight: 0, part: workflow.key })),
    ],
  }
}

type Why = Pick<StartedPart, 'rule' | 'cause' | 'condition'>

/** Adds the stages of a workflow to a case. Throws 409 for a case that has ended or is on hold. */
export const startPart = (
  records: CaseRecords,
  workflow: Workflow,
  why: Why,
  now: Instant,
): CaseChange => {
  assertAllowed(mayWorkOnCase(records.conveyance))
  const { key, version, name } = workflow
  const plan = withPart(records.plan, workflow, { key, version, name, ...why, at: now })
  return settle(records, { plan }, now, [
    {
      name: 'conveyance.workflow-started',
      changed: ['plan'],
      detail: { workflow: `${key}@${version}`, name, rule: why.rule },
    },
  ])
}
