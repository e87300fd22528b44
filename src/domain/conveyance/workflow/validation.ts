import { requirementOf } from '#domain/conveyance/evidence/requirements'
import { type FactKey, formFacts } from '#domain/conveyance/plan/fact'
import { error, type Finding, warning } from './finding.ts'
import { neverHolds } from './never-holding.ts'
import { ruleFindings } from './rule-findings.ts'
import { circularKeys } from './step-order.ts'
import type { Step, Workflow } from './workflow.ts'

export type { Finding }

type PlacedStep = Step & { readonly milestone: string }

const stepsOf = ({ milestones }: Workflow): PlacedStep[] =>
  milestones.flatMap(({ key, steps }) => steps.map((step) => ({ ...step, milestone: key })))

const repeated = <Item extends { readonly key: string }>(items: readonly Item[]) =>
  items.filter(({ key }, at) => items.findIndex((it) => it.key === key) !== at)

const placeOf = ({ milestone, key }: PlacedStep) => ({ milestone, step: key })

const duplicateKeys = (workflow: Workflow): Finding[] => [
  ...repeated(workflow.milestones).map(({ key }) =>
    error({ milestone: key }, `Two milestones have the key ${key}.`),
  ),
  ...repeated(stepsOf(workflow)).map((step) =>
    error(placeOf(step), `Two steps have the key ${step.key}.`),
  ),
]

const unknownSteps = (workflow: Workflow): Finding[] => {
  const steps = stepsOf(workflow)
  const keys = new Set(steps.map((it) => it.key))
  return steps.flatMap((step) =>
    step.depends_on
      .filter((key) => !keys.has(key))
      .map((key) => error(placeOf(step), `${step.key} depends on ${key}, which is not a step.`)),
  )
}

const unreachableSteps = (workflow: Workflow): Finding[] => {
  const steps = stepsOf(workflow)
  const { circular, blocked } = circularKeys(steps)
  return steps.flatMap((step) => {
    if (circular.has(step.key)) return error(placeOf(step), `${step.key} depends on itself.`)
    return blocked.has(step.key)
      ? error(
          placeOf(step),
          `${step.key} can never open, because a step before it depends on itself.`,
        )
      : []
  })
}

/** A step that a form of its own records, with a second person where one is needed, asks for none. */
const doublyApprovedSteps = (workflow: Workflow): Finding[] =>
  stepsOf(workflow)
    .filter(
      ({ evidence, needs_approval }) => needs_approval && isRecordedByForm(evidence, workflow),
    )
    .map((step) =>
      error(
        placeOf(step),
        `${step.key} is recorded by a form of its own, so a second person cannot confirm it here.`,
      ),
    )

const isRecordedByForm = (evidence: Step['evidence'], { matter_type }: Workflow) =>
  evidence !== null &&
  (evidence in formFacts ||
    evidence === 'linked_sale_ready' ||
    requirementOf(evidence, { matter_type, flags: [] }) !== undefined)

const unusedSteps = (workflow: Workflow): Finding[] =>
  stepsOf(workflow)
    .filter(({ condition }) => neverHolds(condition, workflow.matter_type))
    .map((step) => warning(placeOf(step), `${step.key} never applies: its condition cannot hold.`))

/** What happens once in a case is recorded in the workflow of the case itself. */
const onceInCase: readonly (FactKey | null)[] = ['exchanged', 'completed', 'closed']

const misplacedSteps = (workflow: Workflow): Finding[] =>
  stepsOf(workflow)
    .filter(({ evidence }) => workflow.is_part && onceInCase.includes(evidence))
    .map((step) =>
      error(
        placeOf(step),
        `${step.key} happens once in a case, so it belongs into the workflow of the case itself.`,
      ),
    )

/** What is wrong with a workflow, in the order of its milestones; it may be published without errors. */
export const findingsOf = (workflow: Workflow): Finding[] => [
  ...duplicateKeys(workflow),
  ...unknownSteps(workflow),
  ...unreachableSteps(workflow),
  ...unusedSteps(workflow),
  ...doublyApprovedSteps(workflow),
  ...misplacedSteps(workflow),
  ...ruleFindings(workflow),
]
