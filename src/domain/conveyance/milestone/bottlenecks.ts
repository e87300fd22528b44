import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { Party } from '#domain/party'

/** A person or firm with the milestones that were done with them in twelve months. */
const Slowness = z.object({
  name: z.string(),
  milestones: z.int(),
  /** Working days above the usual, on average; negative when faster. */
  days_over: z.number(),
})
export type Slowness = z.infer<typeof Slowness>

export const WorkflowBottlenecks = z.object({
  /** Open tasks by step, the most late ones first. */
  steps: z.array(z.object({ key: z.string(), title: z.string(), open: z.int(), late: z.int() })),
  /** Open cases by who has them, the longest waits first. */
  holders: z.array(z.object({ party: Party, cases: z.int(), median_wd: z.nullable(z.int()) })),
  people: z.array(Slowness),
  firms: z.array(Slowness),
  lenders: z.array(Slowness),
})
export type WorkflowBottlenecks = z.infer<typeof WorkflowBottlenecks>

export const bottleneckApi = endpointsOf({
  show: {
    method: 'GET',
    path: '/api/workflows/:id/bottlenecks',
    who: ['staff'],
    can: ['workflows.view'],
    reply: WorkflowBottlenecks,
  },
})
