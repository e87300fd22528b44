import { assertAllowed } from '#domain/act'
import { mayChangeWorkflow } from '#domain/conveyance/workflow/editing/editable'
import type { Workflow } from '#domain/conveyance/workflow/workflow'
import { notFound } from '#domain/refusal'
import { lastChange } from '#tenant/core/last-change'
import { requireFresh } from '#tenant/core/table'
import type { RequestContext } from '#tenant/runtime/context'
import { type FirmWorkflow, firmWorkflowsOf } from './firm-workflows.ts'

/** 'purchase@2' */
export const versionOf = ({ key, version }: Workflow) => `${key}@${version}`

/** An own version; throws 404 for none, 409 for a standard one and for a stale `version`. */
export const freshWorkflow = (
  context: RequestContext,
  id: string,
  version: number,
): FirmWorkflow => {
  const workflows = firmWorkflowsOf(context.store)
  const firmWorkflow = workflows.find(id)
  if (firmWorkflow === null)
    assertAllowed(mayChangeWorkflow({ is_default: workflows.show(id) !== null }))
  if (firmWorkflow === null) throw notFound()
  requireFresh(
    version,
    firmWorkflow,
    () => lastChange(context.audit, context.person, 'workflow', id),
    () => ({ ...firmWorkflow, is_default: false, live_cases: 0 }),
  )
  return firmWorkflow
}

type Change = {
  readonly name: 'workflow.published' | 'workflow.updated'
  readonly changed: readonly string[]
  readonly note?: string
}

export const recordChange = (
  context: RequestContext,
  { id, version, status, workflow }: FirmWorkflow,
  { name, changed, note }: Change,
) => {
  const detail = {
    workflow: versionOf(workflow),
    name: workflow.name,
    status,
    ...(note ? { note } : {}),
  }
  context.recordEvents([{ name, subject: 'workflow', id, version, changed, detail }])
}
