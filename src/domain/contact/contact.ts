import * as z from 'zod/mini'
import { Email, Phone } from '#domain/contact'
import { DateOnly, Instant } from '#domain/date-schema'
import { Named } from '#domain/party'
import {
  CommunicationChoice,
  ContactAddress,
  ContactNames,
  EmailKind,
  PhoneKind,
  Vulnerability,
} from './details.ts'

export const ContactEmail = z.object({ kind: EmailKind, address: Email, is_main: z.boolean() })
export type ContactEmail = z.infer<typeof ContactEmail>

export const ContactPhone = z.object({ kind: PhoneKind, number: Phone, is_main: z.boolean() })
export type ContactPhone = z.infer<typeof ContactPhone>

export const Contact = z.object({
  id: z.uuid(),
  version: z.int(),
  ...ContactNames,
  previous_names: z.array(z.string()),
  date_of_birth: z.nullable(DateOnly),
  email: z.nullable(Email),
  /** The main telephone number; null when there is none. */
  phone: z.nullable(Phone),
  emails: z.array(ContactEmail),
  phones: z.array(ContactPhone),
  addresses: z.array(ContactAddress),
  communication: CommunicationChoice,
  whatsapp_opt_in_at: z.nullable(Instant),
  marketing_opt_in: z.boolean(),
  vulnerability: z.nullable(Vulnerability),
  /** Contacts that were merged into this one; their history is shown with its own. */
  merged_ids: z.array(z.uuid()),
  merged_into: z.nullable(z.uuid()),
  /** The member of staff who created it; null for one created from a case, quote or lead. */
  created_by: z.nullable(Named),
  created_at: Instant,
  updated_at: Instant,
})
export type Contact = z.infer<typeof Contact>
