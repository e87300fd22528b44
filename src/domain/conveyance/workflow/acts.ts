import { type Acts, firstRefusal, refusedIf, unlessRefused, type Verdict } from '#domain/act'
import { type ActingPerson, mayChangeWith } from '#domain/user/acting-person'
import type { StoredWorkflow } from './listing.ts'

export type WorkflowAct = 'publish' | 'retire'

type Subject = Pick<StoredWorkflow, 'status' | 'is_default'>

/** Whether a version may be changed: 409 for one that comes with the product. */
export const mayChangeWorkflow = ({ is_default }: Pick<Subject, 'is_default'>): Verdict =>
  refusedIf(
    is_default,
    'default_workflow',
    'Workflows that come with the product cannot be changed. Make a draft of this one instead.',
  )

/** Whether a version may be put in force for new cases. */
export const mayPublishWorkflow = (subject: Subject): Verdict =>
  firstRefusal(
    mayChangeWorkflow(subject),
    refusedIf(subject.status === 'published', 'published', 'This version is already in force.'),
  )

/** Whether a version may be taken out of force. */
export const mayRetireWorkflow = (subject: Subject): Verdict =>
  firstRefusal(
    mayChangeWorkflow(subject),
    refusedIf(subject.status === 'retired', 'retired', 'This version is already retired.'),
  )

/** What somebody may do with a version of a workflow, each act with true or why not. */
export const workflowActs = (subject: Subject, person: ActingPerson): Acts<WorkflowAct> =>
  unlessRefused(mayChangeWith(person, ['workflows.update']), {
    publish: mayPublishWorkflow(subject),
    retire: mayRetireWorkflow(subject),
  })
