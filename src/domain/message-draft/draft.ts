import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import { Named } from '#domain/party'
import { FilingTarget } from '#domain/tracked-email/tracked-email'

/** What a draft will be once it is sent; an answer names its email. */
export const DraftWay = z.enum([
  'email',
  'reply',
  'reply-all',
  'forward',
  'whatsapp',
  'sms',
  'portal',
  'letter',
])
export type DraftWay = z.infer<typeof DraftWay>

const text = z.string().check(z.maxLength(20_000))

/** What was typed, by the name of its field. */
export const DraftValues = z
  .record(
    z.string().check(z.maxLength(40)),
    z.union([text, z.array(z.string().check(z.maxLength(320))).check(z.maxLength(50))]),
  )
  .check(
    z.refine((values) => Object.keys(values).length <= 12, 'A draft has twelve fields at most.'),
  )
export type DraftValues = z.infer<typeof DraftValues>

/** A message that somebody has begun to write about a record; nobody else reads it. */
export const MessageDraft = z.object({
  id: z.string(),
  version: z.int(),
  user: Named,
  record: z.pick(FilingTarget, { kind: true, id: true }),
  way: DraftWay,
  /** The email that it answers or forwards; null for any other. */
  email_id: z.nullable(z.string()),
  /** Empty once it has ended. */
  values: DraftValues,
  saved_at: Instant,
  /** What became of it; null while it waits. */
  ended: z.nullable(z.object({ as: z.enum(['sent', 'discarded']), at: Instant })),
})
export type MessageDraft = z.infer<typeof MessageDraft>
