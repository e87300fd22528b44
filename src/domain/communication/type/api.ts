import * as z from 'zod/mini'
import { CommunicationStatus } from '#domain/communication/firm/communication'
import { Audience, CellMode, MessageChannel } from '#domain/communication/matrix/cell'
import { endpointsOf } from '#domain/endpoint'

const Cell = { audience: Audience, channel: MessageChannel }

/** One text of a type, filled in with samples. */
export const TypeText = z.object({
  ...Cell,
  mode: CellMode,
  /** Why it cannot be switched off; null where it can. */
  lock: z.nullable(z.string()),
  /** The firm's own communication that it is of; null for the standard text. */
  own: z.nullable(z.object({ id: z.string(), name: z.string() })),
  subject: z.string(),
  body: z.string(),
  /** Why the template of the communication is not used; null where it is, or where there is none. */
  problem: z.nullable(z.string()),
})
export type TypeText = z.infer<typeof TypeText>

export const TypeDetail = z.object({
  /** The name of the event. */
  type: z.string(),
  values: z.array(z.object({ name: z.string(), sample: z.string() })),
  /** What it sends now: of the firm's own texts, the active ones. */
  texts: z.array(TypeText),
  /** The firm's own communications of it, whatever their status. */
  own: z.array(
    z.object({ ...Cell, id: z.string(), name: z.string(), status: CommunicationStatus }),
  ),
})
export type TypeDetail = z.infer<typeof TypeDetail>

/** Where a test went. */
export const TestReceipt = z.object({
  channel: MessageChannel,
  /** An address or number; the name of the reader for a notice in the product. */
  to: z.string(),
})
export type TestReceipt = z.infer<typeof TestReceipt>

const who = ['staff'] as const

export const communicationTypeApi = endpointsOf({
  show: {
    method: 'GET',
    path: '/api/communication-types/:name',
    who,
    can: ['communication-types.view-any'],
    reply: TypeDetail,
  },
  /** Sends a text, filled in with samples, to the person who asks, through the outbox. */
  test: {
    method: 'POST',
    path: '/api/communication-types/:name/test-messages',
    who,
    can: ['communication-types.view-any', 'communication-types.update'],
    body: z.strictObject({
      ...Cell,
      /** The id of one of the firm's own; null for the standard text. */
      own: z.nullable(z.string().check(z.maxLength(60))),
    }),
    reply: TestReceipt,
  },
})
