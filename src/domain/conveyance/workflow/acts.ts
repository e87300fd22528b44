import { type Acts, firstRefusal, refuseIf, unlessRefused, type Verdict } from '#domain/act'
import { type ActingPerson, mayChangeWith } from '#domain/user/acting-person'
import type { StoredWorkflow } from './listing.ts'

export type WorkflowAct = 'publish' | 'retire'

type Subject = Pick<StoredWorkflow, 'status' | 'is_default'>

/** Whether a version may be changed: 409 for a standard workflow. */
export const mayChangeWorkflow = ({ is_default }: Pick<Subject, 'is_default'>): Verdict =>
  refuseIf(
    is_default,
    'default_workflow',
    'Standard workflows cannot be changed. Create a draft from this one instead.',
  )

export const mayPublishWorkflow = (subject: Subject): Verdict =>
  firstRefusal(
    mayChangeWorkflow(subject),
    refuseIf(subject.status === 'published', 'published', 'This version is already published.'),
  )

export const mayRetireWorkflow = (subject: Subject): Verdict =>
  firstRefusal(
    mayChangeWorkflow(subject),
    refuseIf(subject.status === 'retired', 'retired', 'This version is already retired.'),
  )

export const workflowActs = (subject: Subject, person: ActingPerson): Acts<WorkflowAct> =>
  unlessRefused(mayChangeWith(person, ['workflows.update']), {
    publish: mayPublishWorkflow(subject),
    retire: mayRetireWorkflow(subject),
  })
