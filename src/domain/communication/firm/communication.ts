import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import { Named } from '#domain/party'
import { TemplateKey } from '#domain/template/template'
import { Conditions } from './conditions.ts'
import { communicationFields } from './fields.ts'
import { Timing } from './timing.ts'

export const CommunicationStatus = z.enum(['draft', 'active', 'paused'])
export type CommunicationStatus = z.infer<typeof CommunicationStatus>

const MOST_HOURS = 720

/** What somebody writes of a communication. */
export const CommunicationContent = z.strictObject({
  ...communicationFields,
  /** The email template that makes it, where that lacks nothing; null for the text alone. */
  template: z._default(z.nullable(TemplateKey), null),
  timing: Timing,
  /** At most one to a person about a record within these hours; null for no limit. */
  throttle_hours: z.nullable(z.int().check(z.minimum(1), z.maximum(MOST_HOURS))),
  conditions: Conditions,
})
export type CommunicationContent = z.infer<typeof CommunicationContent>

/** A firm's own wording of what an event sends to an audience by a channel. */
export const FirmCommunication = z.object({
  ...CommunicationContent.shape,
  id: z.string(),
  version: z.int(),
  status: CommunicationStatus,
  changed_by: Named,
  changed_at: Instant,
})
export type FirmCommunication = z.infer<typeof FirmCommunication>
