import * as z from 'zod/mini'
import { Audience, MessageChannel } from '#domain/communication/matrix/cell'
import { Instant } from '#domain/date-schema'
import { endpointsOf } from '#domain/endpoint'

/** How the messages of an event went in the last 30 days. */
export const TypeFigures = z.object({
  /** The name of the event. */
  type: z.string(),
  /** What it may send, and whether the matrix lets it. */
  texts: z.array(z.object({ audience: Audience, channel: MessageChannel, is_on: z.boolean() })),
  messages: z.int(),
  /** That arrived; a provider that reports no arrival leaves this at 0. */
  delivered: z.int(),
  /** Returned, complained of, or given up. */
  failed: z.int(),
  /** Left out, with a reason in the log. */
  suppressed: z.int(),
  /** Emails that left: the messages that somebody can answer. */
  emailed: z.int(),
  /** Of those, answered by an email that came in; automatic replies count as none. */
  replied: z.int(),
  /** What was written in the portal with them, and how much of it the client opened and answered there; null for any other event. */
  portal: z.nullable(z.object({ written: z.int(), opened: z.int(), replied: z.int() })),
  /** Whenever it was. */
  last_at: z.nullable(Instant),
})
export type TypeFigures = z.infer<typeof TypeFigures>

export const communicationFiguresApi = endpointsOf({
  show: {
    method: 'GET',
    path: '/api/communication-figures',
    who: ['staff'],
    can: ['communication-types.view-any'],
    reply: z.array(TypeFigures),
  },
})
