import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { atMost } from '#domain/text/at-most'
import { RetentionView } from './retention.ts'

const version = z.int().check(z.minimum(0))
const reason = z.string().check(z.trim(), z.minLength(1, 'Enter the reason.'), atMost(500))

export const HoldEntry = z.strictObject({ version, reason })

export const RetentionQuery = z.strictObject({
  view: z.optional(z.enum(['due', 'proposed', 'held', 'destroyed'])),
})
export type RetentionQuery = z.infer<typeof RetentionQuery>

const one = '/api/conveyances/:id/retention'
const decide = {
  method: 'POST',
  who: ['staff'],
  can: ['retention.update'],
  // Compliance decides about files and changes no case.
  isDecision: true,
  reply: RetentionView,
} as const
const plain = { ...decide, body: z.strictObject({ version }) }

export const retentionApi = endpointsOf({
  /** Those whose time is over unless asked otherwise, the longest over first. */
  register: {
    method: 'GET',
    path: '/api/retention',
    who: ['staff'],
    can: ['retention.view-any'],
    query: RetentionQuery,
    reply: z.array(RetentionView),
  },
  show: {
    method: 'GET',
    path: one,
    who: ['staff'],
    can: ['conveyance.view', 'conveyance.update'],
    reply: RetentionView,
  },
  hold: { ...decide, path: `${one}/hold`, body: HoldEntry },
  release: { ...plain, path: `${one}/release` },
  propose: { ...plain, path: `${one}/proposal` },
  approve: { ...plain, path: `${one}/approval` },
  withdraw: { ...plain, path: `${one}/withdrawal` },
})
