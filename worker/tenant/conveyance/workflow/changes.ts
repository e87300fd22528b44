import { assertAllowed } from '#domain/act'
import {
  mayChangeWorkflow,
  mayPublishWorkflow,
  mayRetireWorkflow,
} from '#domain/conveyance/workflow/acts'
import { workflowProblems } from '#domain/conveyance/workflow/checking'
import type {
  WorkflowBeginning,
  WorkflowDetail,
  WorkflowRow,
} from '#domain/conveyance/workflow/listing'
import type { Workflow } from '#domain/conveyance/workflow/workflow'
import { invalid, notFound } from '#domain/refusal'
import { lastChange } from '#tenant/core/last-change'
import { requireFresh } from '#tenant/core/table'
import type { RequestContext } from '#tenant/runtime/context'
import { type FirmWorkflow, firmWorkflowsOf } from './firm-workflows.ts'

const versionOf = ({ key, version }: Workflow) => `${key}@${version}`

export const listWorkflows = ({ store }: RequestContext): WorkflowRow[] => {
  const workflows = firmWorkflowsOf(store)
  const live = workflows.liveCases()
  return workflows.list().map(({ workflow, published_at: _, ...it }) => ({
    ...it,
    key: workflow.key,
    name: workflow.name,
    matter_type: workflow.matter_type,
    number: workflow.version,
    milestones: workflow.milestones.length,
    steps: workflow.milestones.reduce((sum, { steps }) => sum + steps.length, 0),
    live_cases: live.get(versionOf(workflow)) ?? 0,
  }))
}

/** One version of a workflow; throws 404 when there is none. */
export const toWorkflowDetail = ({ store }: RequestContext, id: string): WorkflowDetail => {
  const workflows = firmWorkflowsOf(store)
  const it = workflows.show(id)
  if (it === null) throw notFound()
  return { ...it, live_cases: workflows.liveCases().get(versionOf(it.workflow)) ?? 0 }
}

/** Creates a draft by copying a version under a new name; throws 422 when there is none. */
export const createWorkflow = (context: RequestContext, { name, from }: WorkflowBeginning) => {
  const source = firmWorkflowsOf(context.store).show(from)
  if (source === null) throw invalid({ from: ['Choose a workflow from the list.'] })
  return saveDraft(context, { ...source.workflow, name })
}

/** Creates a draft from an uploaded workflow; throws 422 when it could not run. */
export const importWorkflow = (context: RequestContext, workflow: Workflow) => {
  const problems = workflowProblems(workflow)
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
    workflow: numbered({ ...workflow, version }),
    made_by: context.by.name,
    made_at: context.now,
    published_at: null,
  })
  recordChange(context, draft, 'workflow.updated')
  return draft
}

/** The workflow with its steps numbered from 1 across the milestones. */
const numbered = (workflow: Workflow): Workflow => {
  let number = 0
  const next = () => {
    number += 1
    return number
  }
  return {
    ...workflow,
    milestones: workflow.milestones.map((milestone) => ({
      ...milestone,
      steps: milestone.steps.map((step) => ({ ...step, number: next() })),
    })),
  }
}

/** Publishes a draft for new cases of its matter type; the version before is retired and keeps its cases. */
export const publishWorkflow = (context: RequestContext, id: string, version: number) => {
  const workflows = firmWorkflowsOf(context.store)
  const firmWorkflow = freshWorkflow(context, id, version)
  assertAllowed(mayPublishWorkflow({ ...firmWorkflow, is_default: false }))
  const before = workflows.published(firmWorkflow.workflow.matter_type)
  if (before !== null) withStatus(context, before, 'retired')
  return withStatus(context, firmWorkflow, 'published')
}

/** Retires a version; new cases of its matter type use the default again. */
export const retireWorkflow = (context: RequestContext, id: string, version: number) => {
  const firmWorkflow = freshWorkflow(context, id, version)
  assertAllowed(mayRetireWorkflow({ ...firmWorkflow, is_default: false }))
  return withStatus(context, firmWorkflow, 'retired')
}

const freshWorkflow = (context: RequestContext, id: string, version: number): FirmWorkflow => {
  const workflows = firmWorkflowsOf(context.store)
  const firmWorkflow = workflows.find(id)
  if (firmWorkflow === null)
    assertAllowed(mayChangeWorkflow({ is_default: workflows.show(id) !== null }))
  if (firmWorkflow === null) throw notFound()
  requireFresh(version, firmWorkflow, () =>
    lastChange(context.audit, context.person, 'workflow', id),
  )
  return firmWorkflow
}

const withStatus = (
  context: RequestContext,
  firmWorkflow: FirmWorkflow,
  status: FirmWorkflow['status'],
) => {
  const next = {
    ...firmWorkflow,
    status,
    version: firmWorkflow.version + 1,
    published_at: status === 'published' ? context.now : firmWorkflow.published_at,
  }
  firmWorkflowsOf(context.store).replace(next, firmWorkflow.version)
  recordChange(context, next, status === 'published' ? 'workflow.published' : 'workflow.updated')
  return next
}

const recordChange = (
  context: RequestContext,
  { id, version, status, workflow }: FirmWorkflow,
  name: 'workflow.published' | 'workflow.updated',
) => {
  const detail = { workflow: versionOf(workflow), name: workflow.name, status }
  context.recordEvents([{ name, subject: 'workflow', id, version, changed: ['status'], detail }])
}
