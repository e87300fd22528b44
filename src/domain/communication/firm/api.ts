import * as z from 'zod/mini'
import { MessageStatus } from '#domain/communication/message'
import { Instant } from '#domain/date-schema'
import { endpointsOf } from '#domain/endpoint'
import { CommunicationContent, FirmCommunication } from './communication.ts'

const version = z.int().check(z.minimum(0))

export const CommunicationRow = z.object({
  ...FirmCommunication.shape,
  /** In the last 30 days. */
  sent: z.int(),
  failed: z.int(),
  not_sent: z.int(),
  /** Of those sent, answered by an email that came in. */
  replied: z.int(),
})
export type CommunicationRow = z.infer<typeof CommunicationRow>

/** One message of a communication, with the reason why it was not sent. */
export const DeliveryLogRow = z.object({
  id: z.string(),
  created_at: Instant,
  to_name: z.string(),
  subject_kind: z.nullable(z.enum(['conveyance', 'quote-case', 'lead'])),
  subject_id: z.nullable(z.string()),
  subject_ref: z.nullable(z.string()),
  status: MessageStatus,
  reason: z.nullable(z.string()),
  /** 'Welcome, version 2'; null for a message of no template. */
  template: z.nullable(z.string()),
})
export type DeliveryLogRow = z.infer<typeof DeliveryLogRow>

export const CommunicationDetail = z.object({
  communication: FirmCommunication,
  /** The other communications of the same event. */
  beside: z.array(FirmCommunication),
  /** Newest first. */
  versions: z.array(FirmCommunication),
  /** The last 200, newest first. */
  log: z.array(DeliveryLogRow),
})
export type CommunicationDetail = z.infer<typeof CommunicationDetail>

/** A communication as it would read for a case or quote. */
export const CommunicationPreview = z.object({
  /** '26-S-01187', or the number of a quote. */
  ref: z.string(),
  to: z.array(z.string()),
  subject: z.string(),
  body: z.string(),
  /** Why the template is not used for it; null where it is, or where there is none. */
  problem: z.nullable(z.string()),
})
export type CommunicationPreview = z.infer<typeof CommunicationPreview>

const read = { method: 'GET', who: ['staff'], can: ['communications.view-any'] } as const
const update = {
  who: ['staff'],
  can: ['communications.update'],
  reply: CommunicationDetail,
} as const
const byId = '/api/communications/:id'

export const communicationApi = endpointsOf({
  list: { ...read, path: '/api/communications', reply: z.array(CommunicationRow) },
  show: { ...read, path: byId, reply: CommunicationDetail },
  create: {
    method: 'POST',
    path: '/api/communications',
    who: ['staff'],
    can: ['communications.create'],
    body: CommunicationContent,
    reply: FirmCommunication,
  },
  change: {
    ...update,
    method: 'PUT',
    path: byId,
    body: z.strictObject({ ...CommunicationContent.shape, version }),
  },
  activate: {
    ...update,
    method: 'POST',
    path: '/api/communications/:id/activation',
    body: z.strictObject({ version }),
  },
  pause: {
    ...update,
    method: 'POST',
    path: '/api/communications/:id/pause',
    body: z.strictObject({ version }),
  },
  /** Of the case or quote with this reference; of the newest that its event fits without one. */
  preview: {
    method: 'POST',
    path: '/api/communication-previews',
    who: ['staff'],
    can: ['communications.view-any'],
    isHarmless: true,
    body: z.strictObject({
      type: z.string().check(z.maxLength(60)),
      audience: CommunicationContent.shape.audience,
      channel: CommunicationContent.shape.channel,
      subject: z.string().check(z.maxLength(200)),
      body: z.string().check(z.maxLength(8000)),
      template: CommunicationContent.shape.template,
      ref: z.string().check(z.trim(), z.maxLength(40)),
    }),
    reply: CommunicationPreview,
  },
})
