import { assertAllowed } from '#domain/act'
import { mayPublishWorkflow, mayRetireWorkflow } from '#domain/conveyance/workflow/acts'
import { replaces } from '#domain/conveyance/workflow/selection'
import type { RequestContext } from '#tenant/runtime/context'
import { type FirmWorkflow, firmWorkflowsOf } from './firm-workflows.ts'
import { workflowLinks } from './listing.ts'
import { freshWorkflow, recordChange } from './recording.ts'

/** Publishes a draft for new cases; the version before is retired and keeps its cases. */
export const publishWorkflow = (
  context: RequestContext,
  id: string,
  { version, note }: { readonly version: number; readonly note: string },
) => {
  const firmWorkflow = freshWorkflow(context, id, version)
  const { workflow } = firmWorkflow
  const subject = { ...firmWorkflow, is_default: false }
  assertAllowed(mayPublishWorkflow(subject, workflowLinks(context)))
  for (const before of firmWorkflowsOf(context.store).published(workflow.matter_type))
    if (replaces(workflow, before.workflow)) withStatus(context, before, 'retired')
  return withStatus(context, { ...firmWorkflow, note: note || null }, 'published')
}

/** Retires a version; new cases of its matter type use the default again. */
export const retireWorkflow = (context: RequestContext, id: string, version: number) => {
  const firmWorkflow = freshWorkflow(context, id, version)
  assertAllowed(mayRetireWorkflow({ ...firmWorkflow, is_default: false }))
  return withStatus(context, firmWorkflow, 'retired')
}

const withStatus = (
  context: RequestContext,
  firmWorkflow: FirmWorkflow,
  status: FirmWorkflow['status'],
) => {
  const isPublished = status === 'published'
  const next = {
    ...firmWorkflow,
    status,
    version: firmWorkflow.version + 1,
    published_at: isPublished ? context.now : firmWorkflow.published_at,
  }
  firmWorkflowsOf(context.store).replace(next, firmWorkflow.version)
  recordChange(context, next, {
    name: isPublished ? 'workflow.published' : 'workflow.updated',
    changed: ['status'],
    note: isPublished ? (next.note ?? '') : '',
  })
  return next
}
