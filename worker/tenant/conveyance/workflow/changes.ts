import { assertAllowed } from '#domain/act'
import {
  mayChangeWorkflow,
  mayPublishWorkflow,
  mayRetireWorkflow,
} from '#domain/conveyance/workflow/acts'
import { workflowProblems } from '#domain/conveyance/workflow/checking'
import type {
  ShownWorkflow,
  WorkflowBeginning,
  WorkflowRow,
} from '#domain/conveyance/workflow/listing'
import type { Workflow } from '#domain/conveyance/workflow/workflow'
import { invalid, notFound } from '#domain/refusal'
import { lastChange } from '#tenant/core/last-change'
import { requireFresh } from '#tenant/core/table'
import type { Desk } from '#tenant/runtime/context'
import { type FirmWorkflow, firmWorkflowsOf } from './firm-workflows.ts'

const versionOf = ({ key, version }: Workflow) => `${key}@${version}`

/** Every version of every workflow, with the cases that run by it. */
export const listWorkflows = ({ store }: Desk): WorkflowRow[] => {
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

/** One version, whole. */
export const shownWorkflow = ({ store }: Desk, id: string): ShownWorkflow => {
  const workflows = firmWorkflowsOf(store)
  const it = workflows.show(id)
  if (it === null) throw notFound()
  return { ...it, live_cases: workflows.liveCases().get(versionOf(it.workflow)) ?? 0 }
}

/** A draft under a new name, made of one that is there. */
export const beginWorkflow = (desk: Desk, { name, from }: WorkflowBeginning) => {
  const source = firmWorkflowsOf(desk.store).show(from)
  if (source === null) throw invalid({ from: ['Choose one of the list.'] })
  return keepDraft(desk, { ...source.workflow, name })
}

/** A draft of an uploaded workflow. Refuses 422 one that could not run. */
export const importWorkflow = (desk: Desk, workflow: Workflow) => {
  const problems = workflowProblems(workflow)
  if (problems.length > 0) throw invalid({ workflow: problems })
  return keepDraft(desk, workflow)
}

const keepDraft = (desk: Desk, workflow: Workflow): FirmWorkflow => {
  const workflows = firmWorkflowsOf(desk.store)
  const version = workflows.nextNumber(workflow.key)
  const draft = workflows.insert({
    id: desk.newId(),
    version: 1,
    status: 'draft',
    workflow: numbered({ ...workflow, version }),
    made_by: desk.by.name,
    made_at: desk.now,
    published_at: null,
  })
  happened(desk, draft, 'workflow.updated')
  return draft
}

/** Its steps numbered from 1 across the milestones, whatever numbers came with them. */
const numbered = (workflow: Workflow): Workflow => {
  let number = 0
  const next = () => {
    number += 1
    return number
  }
  return {
    ...workflow,
    milestones: workflow.milestones.map((it) => ({
      ...it,
      steps: it.steps.map((step) => ({ ...step, number: next() })),
    })),
  }
}

/** Has new cases of its kind run by it; what was in force before is retired, and keeps its cases. */
export const publishWorkflow = (desk: Desk, id: string, version: number) => {
  const workflows = firmWorkflowsOf(desk.store)
  const it = ofTheFirm(desk, id, version)
  assertAllowed(mayPublishWorkflow({ ...it, is_default: false }))
  const before = workflows.published(it.workflow.matter_type)
  if (before !== null) withStatus(desk, before, 'retired')
  return withStatus(desk, it, 'published')
}

/** Takes it out of force; the default of its kind runs new cases again. */
export const retireWorkflow = (desk: Desk, id: string, version: number) => {
  const it = ofTheFirm(desk, id, version)
  assertAllowed(mayRetireWorkflow({ ...it, is_default: false }))
  return withStatus(desk, it, 'retired')
}

const ofTheFirm = (desk: Desk, id: string, version: number): FirmWorkflow => {
  const workflows = firmWorkflowsOf(desk.store)
  const it = workflows.find(id)
  if (it === null) assertAllowed(mayChangeWorkflow({ is_default: workflows.show(id) !== null }))
  if (it === null) throw notFound()
  requireFresh(version, it, () => lastChange(desk.audit, desk.person, 'workflow', id))
  return it
}

const withStatus = (desk: Desk, it: FirmWorkflow, status: FirmWorkflow['status']) => {
  const next = {
    ...it,
    status,
    version: it.version + 1,
    published_at: status === 'published' ? desk.now : it.published_at,
  }
  firmWorkflowsOf(desk.store).replace(next, it.version)
  happened(desk, next, status === 'published' ? 'workflow.published' : 'workflow.updated')
  return next
}

const happened = (
  desk: Desk,
  { id, version, status, workflow }: FirmWorkflow,
  name: 'workflow.published' | 'workflow.updated',
) => {
  const detail = { workflow: versionOf(workflow), name: workflow.name, status }
  desk.recordEvents([{ name, subject: 'workflow', id, version, changed: ['status'], detail }])
}
