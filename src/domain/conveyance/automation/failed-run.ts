import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { RunView } from './view.ts'

/** A run of which something failed, with its case. */
export const FailedRun = z.extend(RunView, {
  conveyance: z.object({
    id: z.string(),
    version: z.int(),
    ref: z.string(),
    line: z.string(),
    fee_earner: z.string(),
  }),
  /** Why the reader cannot try it again; null where they can. */
  retry_blocked: z.nullable(z.string()),
})
export type FailedRun = z.infer<typeof FailedRun>

export const failedRunApi = endpointsOf({
  /** What failed in the cases of a workflow, newest first. */
  list: {
    method: 'GET',
    path: '/api/workflows/:id/failed-automations',
    who: ['staff'],
    can: ['workflows.view'],
    reply: z.array(FailedRun),
  },
})
