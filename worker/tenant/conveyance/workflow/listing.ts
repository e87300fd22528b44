import type { WorkflowDetail, WorkflowRow } from '#domain/conveyance/workflow/listing'
import { startedKeys, type WorkflowLink } from '#domain/conveyance/workflow/part/links'
import { notFound } from '#domain/refusal'
import type { RequestContext } from '#tenant/runtime/context'
import { firmWorkflowsOf } from './firm-workflows.ts'
import { versionOf } from './recording.ts'

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
    is_part: workflow.is_part,
    starts: startedKeys(workflow),
    live_cases: live.get(versionOf(workflow)) ?? 0,
  }))
}

/** The published workflows as others refer to them. */
export const workflowLinks = ({ store }: Pick<RequestContext, 'store'>): WorkflowLink[] =>
  firmWorkflowsOf(store)
    .list()
    .filter(({ status }) => status === 'published')
    .map(({ workflow }) => ({ ...workflow, starts: startedKeys(workflow) }))

/** One version of a workflow; throws 404 when there is none. */
export const toWorkflowDetail = ({ store }: RequestContext, id: string): WorkflowDetail => {
  const workflows = firmWorkflowsOf(store)
  const it = workflows.show(id)
  if (it === null) throw notFound()
  return { ...it, live_cases: workflows.liveCases().get(versionOf(it.workflow)) ?? 0 }
}
