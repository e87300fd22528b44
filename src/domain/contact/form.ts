import * as z from 'zod/mini'
import { Email, Phone, parsePhone } from '#domain/contact'
import { DateOnly } from '#domain/date-schema'
import type { ContactDetails } from './bodies.ts'
import type { Contact } from './contact.ts'
import {
  Channel,
  CommunicationChoice,
  ContactAddress,
  ContactNames,
  EmailKind,
  PhoneKind,
  Vulnerability,
} from './details.ts'

const orNull = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z._default(z.nullable(schema), null)
const is_main = z._default(z.boolean(), false)

const TypedPhone = z.pipe(
  z.pipe(
    z.string(),
    z.transform((typed: string) => parsePhone(typed) ?? typed),
  ),
  Phone,
)

/** What a form about a contact sends: what was left empty is nothing. */
export const ContactForm = z.object({
  title: orNull(ContactNames.title),
  first_name: ContactNames.first_name,
  middle_name: orNull(ContactNames.middle_name),
  last_name: ContactNames.last_name,
  preferred_name: orNull(ContactNames.preferred_name),
  date_of_birth: orNull(DateOnly),
  emails: z.array(z.object({ kind: EmailKind, address: Email, is_main })),
  phones: z.array(z.object({ kind: PhoneKind, number: TypedPhone, is_main })),
  addresses: z.array(
    z.object({
      lines: ContactAddress.shape.lines,
      postcode: orNull(ContactAddress.shape.postcode),
      from: orNull(DateOnly),
      to: orNull(DateOnly),
    }),
  ),
  channels: z._default(z.array(Channel), []),
  language: z._default(CommunicationChoice.shape.language, 'en'),
  large_print: z._default(z.boolean(), false),
  vulnerability_type: orNull(Vulnerability.shape.type),
  vulnerability_note: z._default(Vulnerability.shape.note, ''),
  vulnerability_adjust: z._default(Vulnerability.shape.adjust, ''),
})
export type ContactForm = z.infer<typeof ContactForm>

/** What the server is sent of a form. */
export const detailsOfForm = (it: ContactForm): ContactDetails => {
  const { channels, language, large_print, ...named } = it
  const { vulnerability_type: type, vulnerability_note, vulnerability_adjust, ...rest } = named
  return {
    ...rest,
    communication: { channels, language, large_print },
    vulnerability:
      type === null ? null : { type, note: vulnerability_note, adjust: vulnerability_adjust },
  }
}

/** What a form shows of a contact, or of nobody yet. */
export const formOfContact = (it?: Contact) => ({
  title: it?.title ?? '',
  first_name: it?.first_name ?? '',
  middle_name: it?.middle_name ?? '',
  last_name: it?.last_name ?? '',
  preferred_name: it?.preferred_name ?? '',
  date_of_birth: it?.date_of_birth ?? '',
  emails: it?.emails ?? [],
  phones: it?.phones ?? [],
  addresses: (it?.addresses ?? []).map((one) => ({
    lines: one.lines,
    postcode: one.postcode ?? '',
    from: one.from ?? '',
    to: one.to ?? '',
  })),
  channels: it?.communication.channels ?? [],
  language: it?.communication.language ?? 'en',
  large_print: it?.communication.large_print ?? false,
  vulnerability_type: it?.vulnerability?.type ?? '',
  vulnerability_note: it?.vulnerability?.note ?? '',
  vulnerability_adjust: it?.vulnerability?.adjust ?? '',
})
