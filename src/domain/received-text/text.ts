import * as z from 'zod/mini'
import { formatPhone } from '#domain/contact'
import { Instant } from '#domain/date-schema'
import { Named } from '#domain/party'
import { FilingTarget } from '#domain/tracked-email/tracked-email'

/** A text message that arrived. */
export const ReceivedText = z.object({
  id: z.string(),
  version: z.int(),
  /** The provider's id of it; the same when it is delivered twice. */
  event: z.string(),
  /** Whose it is, in E.164, or the word that they go by. */
  phone: z.string(),
  /** As the firm's records name them, everybody who has the number; the number where nobody has it. */
  name: z.string(),
  contact_id: z.nullable(z.string()),
  /** The record that it is about; null while nobody filed it. */
  filing: z.nullable(FilingTarget),
  text: z.string(),
  at: Instant,
  /** That somebody needs it no longer; null while it waits, or is filed. */
  closed: z.nullable(z.object({ by: Named, at: Instant })),
})
export type ReceivedText = z.infer<typeof ReceivedText>

/** Who sent a text message: 'Ann Ellison or Mark Ellison', or '07700 900482' where nobody has the number. */
export const senderOf = ({ name, phone }: Pick<ReceivedText, 'name' | 'phone'>) =>
  name === phone ? formatPhone(phone) : name
