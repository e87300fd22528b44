import { assertAllowed } from '#domain/act'
import { workflowProblems } from '#domain/conveyance/workflow/checking'
import { mayEditWorkflow } from '#domain/conveyance/workflow/editing/editable'
import { newKeyFrom } from '#domain/conveyance/workflow/editing/new-key'
import { withStepsNumbered } from '#domain/conveyance/workflow/editing/numbering'
import { limitFindings } from '#domain/conveyance/workflow/limits'
import type { WorkflowBeginning } from '#domain/conveyance/workflow/listing'
import { circleFindings } from '#domain/conveyance/workflow/part/links'
import { starterOf } from '#domain/conveyance/workflow/starter/starters'
import type { Workflow } from '#domain/conveyance/workflow/workflow'
import { invalid } from '#domain/refusal'
import type { RequestContext } from '#tenant/runtime/context'
import { type FirmWorkflow, firmWorkflowsOf } from './firm-workflows.ts'
import { workflowLinks } from './listing.ts'
import { freshWorkflow, recordChange } from './recording.ts'

/** Creates a draft from a version or a starter under a new name; throws 422 when there is none. */
export const createWorkflow = (context: RequestContext, body: WorkflowBeginning) => {
  const workflows = firmWorkflowsOf(context.store)
  const { name, from, is_separate } = body
  const starter = starterOf(from)
  const source = starter ?? workflows.show(from)?.workflow
  if (source === undefined) throw invalid({ from: ['Choose a workflow from the list.'] })
  const taken = workflows.list().map((it) => it.workflow.key)
  const isNew = is_separate || starter !== null
  return saveDraft(context, {
    ...source,
    name,
    key: isNew ? newKeyFrom(name, taken, 'workflow') : source.key,
  })
}

/** Creates a draft from an uploaded workflow; throws 422 when it could not run. */
export const importWorkflow = (context: RequestContext, workflow: Workflow) => {
  const problems = [...workflowProblems(workflow), ...circlesOf(context, workflow)]
  if (problems.length > 0) throw invalid({ workflow: problems })
  return saveDraft(context, workflow)
}

const saveDraft = (context: RequestContext, workflow: Workflow): FirmWorkflow => {
  const workflows = firmWorkflowsOf(context.store)
  const version = workflows.nextNumber(workflow.key)
  const draft = workflows.insert({
    id: context.newId(),
    version: 1,
    status: 'draft',
    workflow: withStepsNumbered({ ...workflow, version }),
    made_by: context.by.name,
    made_at: context.now,
    published_at: null,
    note: null,
  })
  recordChange(context, draft, { name: 'workflow.updated', changed: ['status'] })
  return draft
}

const circlesOf = (context: RequestContext, workflow: Workflow): string[] =>
  circleFindings(workflow, workflowLinks(context)).map((it) => it.text)

type Editing = { readonly version: number; readonly workflow: Workflow }

/**
 * Replaces the content of a draft; its key, number and matter type stay. Throws 409 for a stale version and for
 * anything but a draft, 422 above the limits and for workflows that start each other.
 */
export const saveWorkflow = (context: RequestContext, id: string, body: Editing) => {
  const draft = freshWorkflow(context, id, body.version)
  assertAllowed(mayEditWorkflow({ ...draft, is_default: false }))
  const limits = limitFindings(body.workflow).map((it) => it.text)
  if (limits.length > 0) throw invalid({ workflow: limits })
  const { key, version, matter_type } = draft.workflow
  const workflow = withStepsNumbered({ ...body.workflow, key, version, matter_type })
  const circles = circlesOf(context, workflow)
  if (circles.length > 0) throw invalid({ workflow: circles })
  const next = { ...draft, workflow, version: draft.version + 1 }
  firmWorkflowsOf(context.store).replace(next, draft.version)
  recordChange(context, next, { name: 'workflow.updated', changed: ['workflow'] })
  return next
}
