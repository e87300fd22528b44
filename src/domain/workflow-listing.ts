import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { MatterType } from './matter.ts'
import { Workflow } from './workflow.ts'

export const WorkflowStatus = z.enum(['draft', 'published', 'retired'])
export type WorkflowStatus = z.infer<typeof WorkflowStatus>

/** A version of a workflow as the firm keeps it; what a version says never changes. */
export const KeptWorkflow = z.object({
  id: z.string(),
  version: z.int(),
  status: WorkflowStatus,
  workflow: Workflow,
  /** Comes with the product; it runs where the firm has published none of its own. */
  is_default: z.boolean(),
  made_by: z.nullable(z.string()),
  made_at: z.nullable(z.string()),
  published_at: z.nullable(z.string()),
})
export type KeptWorkflow = z.infer<typeof KeptWorkflow>

export const WorkflowRow = z.object({
  id: z.string(),
  version: z.int(),
  key: z.string(),
  name: z.string(),
  matter_type: MatterType,
  /** The version of the workflow, as its cases carry it. */
  number: z.int(),
  status: WorkflowStatus,
  is_default: z.boolean(),
  milestones: z.int(),
  steps: z.int(),
  /** Open cases that run by this version. */
  live_cases: z.int(),
  made_by: z.nullable(z.string()),
  made_at: z.nullable(z.string()),
})
export type WorkflowRow = z.infer<typeof WorkflowRow>

export const ShownWorkflow = z.extend(KeptWorkflow, { live_cases: z.int() })
export type ShownWorkflow = z.infer<typeof ShownWorkflow>

/** A draft made from one that is there. */
export const WorkflowBeginning = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1, 'Enter a name.'), z.maxLength(120)),
  from: z.string().check(z.minLength(1, 'Choose what to start from.')),
})
export type WorkflowBeginning = z.infer<typeof WorkflowBeginning>

const write = { who: ['staff'], can: ['workflows.update'], reply: ShownWorkflow } as const
const Version = z.strictObject({ version: z.int() })

export const workflowApi = {
  list: {
    method: 'GET',
    path: '/api/admin/workflows',
    who: ['staff'],
    can: ['workflows.view-any'],
    reply: z.array(WorkflowRow),
  },
  show: {
    method: 'GET',
    path: '/api/admin/workflows/:id',
    who: ['staff'],
    can: ['workflows.view-any'],
    reply: ShownWorkflow,
  },
  begin: {
    method: 'POST',
    path: '/api/admin/workflows',
    who: ['staff'],
    can: ['workflows.create'],
    body: WorkflowBeginning,
    reply: ShownWorkflow,
  },
  /** Keeps an uploaded workflow as a draft, as the next version of its key. */
  import: {
    method: 'POST',
    path: '/api/admin/workflows/imports',
    who: ['staff'],
    can: ['workflows.create'],
    body: z.strictObject({ workflow: Workflow }),
    reply: ShownWorkflow,
  },
  /** New cases of its kind run by it from now on; the one before is retired. */
  publish: {
    ...write,
    method: 'POST',
    path: '/api/admin/workflows/:id/publication',
    body: Version,
  },
  retire: {
    ...write,
    method: 'POST',
    path: '/api/admin/workflows/:id/retirement',
    body: Version,
  },
} as const satisfies Record<string, Endpoint>
