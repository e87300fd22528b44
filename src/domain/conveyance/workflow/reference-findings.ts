import type { Action } from '#domain/conveyance/automation/action'
import { stepRoleNames } from '#domain/conveyance/plan/step-role-labels'
import { communicationTypes } from '#domain/events'
import { type Finding, warning } from './finding.ts'
import type { StepRole } from './step-role.ts'
import type { Workflow } from './workflow.ts'

type Place = Finding['place']

/** What a workflow may name, of what the firm has. */
export type NamedKeys = {
  readonly queues: ReadonlySet<StepRole>
  readonly templates: ReadonlySet<string>
}

/** Whoever has these is named by the case itself. */
const ofCase: readonly StepRole[] = ['fee_earner', 'assistant']

const rolesIn = (actions: readonly Action[]): StepRole[] =>
  actions.flatMap((it) => {
    if (it.do === 'notify') return it.to
    return it.do === 'create_task' || it.do === 'assign' ? it.role : []
  })

const emptyQueues = (roles: readonly StepRole[], place: Place, { queues }: NamedKeys): Finding[] =>
  [...new Set(roles)]
    .filter((role) => !ofCase.includes(role) && !queues.has(role))
    .map((role) =>
      warning(
        place,
        `Nobody in your firm works from the queue “${stepRoleNames[role]}”, so nobody would see this.`,
      ),
    )

const communicationNames = new Set<string>(communicationTypes.map(({ name }) => name))

const missingKeys = ({ requires }: Workflow, { templates }: NamedKeys): Finding[] => [
  ...requires.templates
    .filter((key) => !templates.has(key))
    .map((key) => warning({}, `This workflow needs the template “${key}”, which is not in force.`)),
  ...requires.communications
    .filter((key) => !communicationNames.has(key))
    .map((key) =>
      warning({}, `This workflow needs the communication “${key}”, which there is not.`),
    ),
]

/** The roles whose queue nobody works from, where they are named, and the templates that the firm lacks. */
export const referenceFindings = (workflow: Workflow, firm: NamedKeys): Finding[] => [
  ...missingKeys(workflow, firm),
  ...workflow.rules.flatMap(({ then }, rule) => emptyQueues(rolesIn(then), { rule }, firm)),
  ...workflow.milestones.flatMap(({ key: milestone, steps }) =>
    steps.flatMap(({ key: step, assignee, actions }) =>
      emptyQueues([assignee, ...rolesIn(actions)], { milestone, step }, firm),
    ),
  ),
]
