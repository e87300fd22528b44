import * as z from 'zod/mini'
import { endpointsOf } from './endpoint.ts'

const number = (least: number, most: number) =>
  z.coerce.number().check(z.int(), z.minimum(least), z.maximum(most))

const Missed = z.object({
  seq: z.int(),
  name: z.string(),
  subject: z.string(),
  id: z.string(),
  version: z.int(),
  changed: z.array(z.string()),
  at: z.string(),
  /** Whether it was told to the person by themselves: it is about their own work. */
  own: z.boolean(),
})
export type MissedEvent = z.infer<typeof Missed>

const MissedEvents = z.object({
  rows: z.array(Missed),
  /** The number up to which this answer tells everything. */
  last: z.int(),
  /** Whether more follows. */
  more: z.boolean(),
  /** The number of the newest event there is. */
  head: z.int(),
  /** The kinds of record of which every event is told; of others only one's own. */
  subjects: z.array(z.string()),
})
export type MissedEvents = z.infer<typeof MissedEvents>

/** What a browser missed while it was away: ids, versions and names of fields, in their order. */
export const eventApi = endpointsOf({
  after: {
    method: 'GET',
    path: '/api/events',
    who: ['staff', 'agent', 'client'],
    can: [],
    query: z.strictObject({
      /** The last one seen; the newest alone is told when absent. */
      after: z.optional(number(0, Number.MAX_SAFE_INTEGER)),
      limit: z.optional(number(1, 1000)),
    }),
    reply: MissedEvents,
  },
})
