import * as z from 'zod/mini'
import { DateOnly } from '#domain/date-schema'
import { endpointsOf } from '#domain/endpoint'
import { CompletionDay } from './completion-day.ts'

export const completionDayApi = endpointsOf({
  /** What completes on a day, today when absent. */
  show: {
    method: 'GET',
    path: '/api/conveyances/completions',
    who: ['staff'],
    can: ['conveyance.view-any'],
    query: z.strictObject({ on: z.optional(DateOnly) }),
    reply: CompletionDay,
  },
})
