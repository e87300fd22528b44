import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'

const record = { kind: z.string().check(z.maxLength(60)), id: z.string().check(z.maxLength(400)) }

/** A stored record that cannot be read, or something to send that was given up. */
export const SetAsideRow = z.object({ ...record, reason: z.string(), found_at: z.string() })
export type SetAsideRow = z.infer<typeof SetAsideRow>

export const setAsideApi = endpointsOf({
  list: {
    method: 'GET',
    path: '/api/set-aside',
    who: ['staff'],
    can: ['set-aside.view-any'],
    reply: z.array(SetAsideRow),
  },
  /** The stored text of one record, without tokens and codes. */
  show: {
    method: 'GET',
    path: '/api/set-aside-document',
    who: ['staff'],
    can: ['set-aside.view-any'],
    query: z.strictObject(record),
    reply: z.object({ ...record, text: z.string() }),
  },
  /** Reads the record again; `reason` is why it stays set aside, null when it is back. */
  try_again: {
    method: 'POST',
    path: '/api/set-aside/attempts',
    who: ['staff'],
    can: ['set-aside.update'],
    body: z.strictObject(record),
    reply: z.object({ reason: z.nullable(z.string()) }),
  },
})
