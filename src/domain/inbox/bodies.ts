import * as z from 'zod/mini'
import { DateOnly } from '#domain/date-schema'

const version = z.int().check(z.minimum(0))

export const InboxAssignment = z.strictObject({
  version,
  /** Null for nobody. */
  user: z.nullable(z.string().check(z.maxLength(60))),
})
export type InboxAssignment = z.infer<typeof InboxAssignment>

export const InboxSnooze = z.strictObject({
  version,
  /** The day on which it comes back; null for now. */
  until: z.nullable(DateOnly),
})
export type InboxSnooze = z.infer<typeof InboxSnooze>

export const InboxClosure = z.strictObject({ version, is_closed: z.boolean() })
export type InboxClosure = z.infer<typeof InboxClosure>
