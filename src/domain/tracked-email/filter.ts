import * as z from 'zod/mini'

export const correspondenceChannels = [
  'email',
  'portal',
  'sms',
  'whatsapp',
  'letter',
  'call',
] as const

/** What narrows the messages of a case or quote. */
export const CorrespondenceFilter = z.strictObject({
  /** The id of one of its people. */
  person: z.optional(z.string().check(z.maxLength(320))),
  channel: z.optional(z.enum(correspondenceChannels)),
  /** What the subject, the text or a name holds. */
  q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
})
export type CorrespondenceFilter = z.infer<typeof CorrespondenceFilter>
