import * as z from 'zod/mini'
import { Reason } from '#domain/communication/reason'
import { Instant } from '#domain/date-schema'
import { endpointsOf } from '#domain/endpoint'
import { Audience, CellMode, MessageChannel } from './cell.ts'
import { CommunicationMatrix } from './stored.ts'

export const MatrixView = z.object({
  matrix: CommunicationMatrix,
  /** Newest first, the current one included. */
  versions: z.array(CommunicationMatrix),
  /** The active communications of the firm's own. */
  own: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      type: z.string(),
      audience: Audience,
      channel: MessageChannel,
      approval: z.enum(['auto', 'review_first']),
    }),
  ),
})
export type MatrixView = z.infer<typeof MatrixView>

/** A message that an event of a case sends if its cell is on. */
export const ReplayLine = z.object({
  at: Instant,
  type: z.string(),
  audience: Audience,
  channel: MessageChannel,
  subject: z.string(),
  to: z.array(z.string()),
})
export type ReplayLine = z.infer<typeof ReplayLine>

const MOST_CELLS = 1000

const read = { method: 'GET', who: ['staff'], can: ['communication-types.view-any'] } as const

export const matrixApi = endpointsOf({
  show: { ...read, path: '/api/communication-matrix', reply: MatrixView },
  save: {
    method: 'PUT',
    path: '/api/communication-matrix',
    who: ['staff'],
    can: ['communication-types.view-any', 'communication-types.update'],
    body: z.strictObject({
      version: z.int().check(z.minimum(0)),
      cells: z
        .record(z.string().check(z.maxLength(120)), CellMode)
        .check(z.refine((it) => Object.keys(it).length <= MOST_CELLS, 'There are too many cells.')),
      reason: Reason,
    }),
    reply: MatrixView,
  },
  /** What the events of a case send while every cell is on, oldest first; 404 for a case out of scope. */
  replay: {
    ...read,
    path: '/api/communication-matrix/replay',
    query: z.object({ ref: z.string().check(z.maxLength(40)) }),
    reply: z.object({ ref: z.string(), lines: z.array(ReplayLine) }),
  },
})
