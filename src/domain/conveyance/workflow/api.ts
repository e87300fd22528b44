import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { WorkflowBeginning, WorkflowDetail, WorkflowRow } from './listing.ts'
import { Workflow } from './workflow.ts'

const write = { who: ['staff'], can: ['workflows.update'], reply: WorkflowDetail } as const
const Version = z.strictObject({ version: z.int() })

export const workflowApi = endpointsOf({
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
    reply: WorkflowDetail,
  },
  begin: {
    method: 'POST',
    path: '/api/admin/workflows',
    who: ['staff'],
    can: ['workflows.create'],
    body: WorkflowBeginning,
    reply: WorkflowDetail,
  },
  import: {
    method: 'POST',
    path: '/api/admin/workflows/imports',
    who: ['staff'],
    can: ['workflows.create'],
    body: z.strictObject({ workflow: Workflow }),
    reply: WorkflowDetail,
  },
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
})
