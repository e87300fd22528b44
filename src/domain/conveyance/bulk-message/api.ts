import * as z from 'zod/mini'
import { MessageAudience } from '#domain/conveyance/automation/action'
import { endpointsOf } from '#domain/endpoint'
import { BulkMessageBody } from './bodies.ts'

export const MOST_CASES = 100
const UUID_LENGTH = 36

export const MessageRecipient = z.object({
  audience: MessageAudience,
  name: z.string(),
  /** Null for somebody whom no message reaches. */
  email: z.nullable(z.string()),
})
export type MessageRecipient = z.infer<typeof MessageRecipient>

export const CaseRecipients = z.object({
  id: z.string(),
  ref: z.string(),
  recipients: z.array(MessageRecipient),
})
export type CaseRecipients = z.infer<typeof CaseRecipients>

export const bulkMessageApi = endpointsOf({
  /** Whom a message could reach, for each of these cases that the person may see. */
  recipients: {
    method: 'GET',
    path: '/api/conveyances/recipients',
    who: ['staff'],
    can: ['conveyance.view-any', 'conveyance.update'],
    query: z.strictObject({
      /** Ids, separated by commas. */
      ids: z.string().check(z.minLength(1), z.maxLength(MOST_CASES * (UUID_LENGTH + 1))),
    }),
    reply: z.array(CaseRecipients),
  },
  /** Sends the message to the people of one case; `without` names those who have no email address. */
  send: {
    method: 'POST',
    path: '/api/conveyances/:id/bulk-messages',
    who: ['staff'],
    can: ['conveyance.update'],
    body: BulkMessageBody,
    reply: z.object({ sent: z.int(), without: z.array(z.string()) }),
  },
})
