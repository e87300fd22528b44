import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import { lineText } from '#domain/one-line'
import { WhatsappMessage } from '../thread.ts'

const id = z.string().check(z.minLength(1), z.maxLength(200))

export const CloudMessage = z.strictObject({
  id,
  /** In E.164, or the platform's id of somebody who hides their number. */
  from: id,
  name: lineText(100),
  kind: WhatsappMessage.shape.kind,
  text: z.string().check(z.maxLength(4096)),
  at: Instant,
  /** The file that comes with it, by the platform's id. */
  file: z.nullable(z.strictObject({ id, name: lineText(200) })),
})
export type CloudMessage = z.infer<typeof CloudMessage>

export const CloudStatus = z.strictObject({
  /** The message's id at the platform. */
  id,
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  at: Instant,
  /** The platform's error of a failed one. */
  code: z.nullable(z.int()),
  reason: z.nullable(z.string().check(z.maxLength(500))),
  /** What it is charged as; null where it is not. */
  category: z.nullable(z.string().check(z.maxLength(40))),
  /** The first digits of the recipient’s number, which hold the calling code; empty where it is hidden. */
  country: z.string().check(z.regex(/^\d{0,4}$/)),
})
export type CloudStatus = z.infer<typeof CloudStatus>

/** What one webhook of the platform says, for the number that it names. */
export const CloudIntake = z.strictObject({
  changes: z
    .array(
      z.strictObject({
        number: id,
        messages: z.array(CloudMessage),
        statuses: z.array(CloudStatus),
      }),
    )
    .check(z.maxLength(500)),
  templates: z
    .array(z.strictObject({ name: lineText(200), status: z.string().check(z.maxLength(40)) }))
    .check(z.maxLength(100)),
})
export type CloudIntake = z.infer<typeof CloudIntake>
