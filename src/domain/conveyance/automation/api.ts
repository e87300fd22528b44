import * as z from 'zod/mini'
import { CaseFile } from '#domain/conveyance/api'
import { endpointsOf } from '#domain/endpoint'
import { RunView } from './view.ts'

const read = {
  method: 'GET',
  who: ['staff'],
  can: ['conveyance.view', 'conveyance.update'],
} as const

/** Why something is as it is: sentences, the most important first. */
const Explanation = z.object({ sentences: z.array(z.string()) })

export const automationApi = endpointsOf({
  /** The newest runs of rules in a case. */
  runs: { ...read, path: '/api/conveyances/:id/automations', reply: z.array(RunView) },
  /** Tries what failed of a run again. */
  retry: {
    method: 'POST',
    path: '/api/conveyances/:id/automations/:run/attempts',
    who: ['staff'],
    can: ['conveyance.update'],
    body: z.strictObject({ version: z.int().check(z.minimum(0)) }),
    reply: CaseFile,
  },
  explain_task: {
    ...read,
    path: '/api/conveyances/:id/tasks/:task/explanation',
    reply: Explanation,
  },
  explain_milestone: {
    ...read,
    path: '/api/conveyances/:id/milestones/:milestone/explanation',
    reply: Explanation,
  },
})
