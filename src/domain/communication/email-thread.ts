import * as z from 'zod/mini'

/** The headers that keep an email in its thread (RFC 5322 §3.6.4), without angle brackets. */
export const EmailThread = z.object({
  in_reply_to: z.string(),
  /** Oldest first, the answered one last. */
  references: z.array(z.string()),
})
export type EmailThread = z.infer<typeof EmailThread>
