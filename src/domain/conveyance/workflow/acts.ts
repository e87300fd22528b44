import { type Acts, firstRefusal, refuseIf, unlessRefused, type Verdict } from '#domain/act'
import { type ActingPerson, mayChangeWith } from '#domain/user/acting-person'
import { workflowProblems } from './checking.ts'
import type { StoredWorkflow } from './listing.ts'
import type { Workflow } from './workflow.ts'

export type WorkflowAct = 'edit' | 'publish' | 'retire'

type Subject = Pick<StoredWorkflow, 'status' | 'is_default' | 'workflow'>

/** Whether a version may be changed: 409 for a standard workflow. */
export const mayChangeWorkflow = ({ is_default }: Pick<Subject, 'is_default'>): Verdict =>
  refuseIf(
    is_default,
    'default_workflow',
    'Standard workflows cannot be changed. Create a draft from this one instead.',
  )

/** Whether the content of a version may be edited: 409 unless it is a draft. */
export const mayEditWorkflow = (subject: Omit<Subject, 'workflow'>): Verdict =>
  firstRefusal(
    mayChangeWorkflow(subject),
    refuseIf(
      subject.status !== 'draft',
      'not_a_draft',
      'Only a draft can be edited. Create a draft from this version instead.',
    ),
  )

export const mayPublishWorkflow = (subject: Subject): Verdict =>
  firstRefusal(
    mayChangeWorkflow(subject),
    refuseIf(subject.status === 'published', 'published', 'This version is already published.'),
    isComplete(subject.workflow),
  )

const isComplete = (workflow: Workflow): Verdict => {
  const [first, ...others] = workflowProblems(workflow)
  const more = others.length > 0 ? ` and ${others.length} more` : ''
  return refuseIf(first !== undefined, 'incomplete', `Fix this before publishing: ${first}${more}`)
}

export const mayRetireWorkflow = (subject: Omit<Subject, 'workflow'>): Verdict =>
  firstRefusal(
    mayChangeWorkflow(subject),
    refuseIf(subject.status === 'retired', 'retired', 'This version is already retired.'),
  )

export const workflowActs = (subject: Subject, person: ActingPerson): Acts<WorkflowAct> =>
  unlessRefused(mayChangeWith(person, ['workflows.update']), {
    edit: mayEditWorkflow(subject),
    publish: mayPublishWorkflow(subject),
    retire: mayRetireWorkflow(subject),
  })
