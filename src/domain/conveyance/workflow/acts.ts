import { type Acts, firstRefusal, refuseIf, unlessRefused, type Verdict } from '#domain/act'
import { type ActingPerson, mayChangeWith } from '#domain/user/acting-person'
import { workflowProblems } from './checking.ts'
import { mayChangeWorkflow, mayEditWorkflow } from './editing/editable.ts'
import type { StoredWorkflow } from './listing.ts'
import { circleFindings, type WorkflowLink } from './part/links.ts'
import type { Workflow } from './workflow.ts'

export type WorkflowAct = 'edit' | 'publish' | 'retire'

type Subject = Pick<StoredWorkflow, 'status' | 'is_default' | 'workflow'>

/** Whether a version may be published: 409 for one that could not run. `published`: the workflows in force. */
export const mayPublishWorkflow = (subject: Subject, published: readonly WorkflowLink[]): Verdict =>
  firstRefusal(
    mayChangeWorkflow(subject),
    refuseIf(subject.status === 'published', 'published', 'This version is already published.'),
    isComplete(subject.workflow, published),
  )

const isComplete = (workflow: Workflow, published: readonly WorkflowLink[]): Verdict => {
  const circles = circleFindings(workflow, published).map((it) => it.text)
  const [first, ...others] = [...workflowProblems(workflow), ...circles]
  const more = others.length > 0 ? ` and ${others.length} more` : ''
  return refuseIf(first !== undefined, 'incomplete', `Fix this before publishing: ${first}${more}`)
}

export const mayRetireWorkflow = (subject: Omit<Subject, 'workflow'>): Verdict =>
  firstRefusal(
    mayChangeWorkflow(subject),
    refuseIf(subject.status === 'retired', 'retired', 'This version is already retired.'),
  )

export const workflowActs = (
  subject: Subject,
  person: ActingPerson,
  published: readonly WorkflowLink[],
): Acts<WorkflowAct> =>
  unlessRefused(mayChangeWith(person, ['workflows.update']), {
    edit: mayEditWorkflow(subject),
    publish: mayPublishWorkflow(subject, published),
    retire: mayRetireWorkflow(subject),
  })
