import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'

/** Somebody who can be written to by one way; `why` is the reason against it, null where there is none. */
const Reached = z.object({
  /** As the people of the correspondence have it. */
  id: z.string(),
  name: z.string(),
  /** The number, or the lines of the postal address. */
  at: z.string(),
  why: z.nullable(z.string()),
})

export const WhatsappReached = z.extend(Reached, {
  /** Until when free text can be sent; null where they never wrote. */
  window_open_until: z.nullable(Instant),
})
export type WhatsappReached = z.infer<typeof WhatsappReached>

/** By which ways besides email and portal staff can write about a record, and to whom. */
export const CorrespondenceWays = z.object({
  sms: z.array(Reached),
  whatsapp: z.array(WhatsappReached),
  /** None on a quote or lead, which has no correspondence to file a letter with. */
  letter: z.array(Reached),
})
export type CorrespondenceWays = z.infer<typeof CorrespondenceWays>
