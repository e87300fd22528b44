import * as z from 'zod/mini'
import { endpointsOf } from './endpoint.ts'

const integerParam = (min: number, max: number) =>
  z.coerce.number().check(z.int(), z.minimum(min), z.maximum(max))

const MissedEventRow = z.object({
  seq: z.int(),
  name: z.string(),
  subject: z.string(),
  id: z.string(),
  version: z.int(),
  changed: z.array(z.string()),
  at: z.string(),
  /** Whether it is sent on the person's own channel because it concerns their work. */
  own: z.boolean(),
})
export type MissedEvent = z.infer<typeof MissedEventRow>

const MissedEvents = z.object({
  rows: z.array(MissedEventRow),
  /** The sequence number up to which this reply is complete. */
  last: z.int(),
  more: z.boolean(),
  head: z.int(),
  /** The subjects of which all events are listed; of others only those with `own`. */
  subjects: z.array(z.string()),
})
export type MissedEvents = z.infer<typeof MissedEvents>

/** The events that a browser missed while disconnected, in order: ids, versions and field names. */
export const eventApi = endpointsOf({
  after: {
    method: 'GET',
    path: '/api/events',
    who: ['staff', 'agent', 'client'],
    forDelegates: 'own',
    can: [],
    query: z.strictObject({
      /** The last sequence number received; without it the reply has `head` and no rows. */
      after: z.optional(integerParam(0, Number.MAX_SAFE_INTEGER)),
      limit: z.optional(integerParam(1, 1000)),
    }),
    reply: MissedEvents,
  },
})
