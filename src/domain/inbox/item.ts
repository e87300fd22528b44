import * as z from 'zod/mini'
import { DateOnly, Instant } from '#domain/date-schema'
import { Named } from '#domain/party'
import type { TrackedEmail } from '#domain/tracked-email/tracked-email'

/** What the desk does about one email that nobody filed; it has the email's id. */
export const InboxItem = z.object({
  id: z.string(),
  version: z.int(),
  /** Its place in the list: when the email arrived, or came back. */
  at: Instant,
  assigned_to: z.nullable(Named),
  /** Null while it is in the list. */
  snoozed: z.nullable(
    z.object({
      until: DateOnly,
      /** When it comes back: in the morning of that day. */
      wakes_at: Instant,
      by: Named,
    }),
  ),
  /** 'filed' until it is taken off its record; 'done' until somebody reopens it. Null while it waits. */
  closed: z.nullable(z.object({ as: z.enum(['filed', 'done']), by: Named, at: Instant })),
})
export type InboxItem = z.infer<typeof InboxItem>

/** A new item of an email. */
export const itemOf = ({ id, at }: Pick<TrackedEmail, 'id' | 'at'>): InboxItem => ({
  id,
  version: 1,
  at,
  assigned_to: null,
  snoozed: null,
  closed: null,
})
