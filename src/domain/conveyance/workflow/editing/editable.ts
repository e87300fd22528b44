import { firstRefusal, refuseIf, type Verdict } from '#domain/act'
import type { StoredWorkflow } from '#domain/conveyance/workflow/listing'

/** Whether a version may be changed: 409 for a standard workflow. */
export const mayChangeWorkflow = ({ is_default }: Pick<StoredWorkflow, 'is_default'>): Verdict =>
  refuseIf(
    is_default,
    'default_workflow',
    'Standard workflows cannot be changed. Create a draft from this one instead.',
  )

/** Whether the content of a version may be edited: 409 unless it is a draft. */
export const mayEditWorkflow = (subject: Pick<StoredWorkflow, 'status' | 'is_default'>): Verdict =>
  firstRefusal(
    mayChangeWorkflow(subject),
    refuseIf(
      subject.status !== 'draft',
      'not_a_draft',
      'Only a draft can be edited. Create a draft from this version instead.',
    ),
  )
