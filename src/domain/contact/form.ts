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

const nullableField = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z._default(z.nullable(schema), null)
const is_main = z._default(z.boolean(), false)

const TypedPhone = z.pipe(
  z.pipe(
    z.string(),
    z.transform((typed: string) => parsePhone(typed) ?? typed),
  ),
  Phone,
)

export const ContactForm = z.object({
  title: nullableField(ContactNames.title),
  first_name: ContactNames.first_name,
  middle_name: nullableField(ContactNames.middle_name),
  last_name: ContactNames.last_name,
  preferred_name: nullableField(ContactNames.preferred_name),
  date_of_birth: nullableField(DateOnly),
  emails: z.array(z.object({ kind: EmailKind, address: Email, is_main })),
  phones: z.array(z.object({ kind: PhoneKind, number: TypedPhone, is_main })),
  addresses: z.array(
    z.object({
      lines: ContactAddress.shape.lines,
      postcode: nullableField(ContactAddress.shape.postcode),
      from: nullableField(DateOnly),
      to: nullableField(DateOnly),
    }),
  ),
  channels: z._default(z.array(Channel), []),
  language: z._default(CommunicationChoice.shape.language, 'en'),
  large_print: z._default(z.boolean(), false),
  vulnerability_type: nullableField(Vulnerability.shape.type),
  vulnerability_note: z._default(Vulnerability.shape.note, ''),
  vulnerability_adjust: z._default(Vulnerability.shape.adjust, ''),
})
export type ContactForm = z.infer<typeof ContactForm>

export const detailsOfForm = (contactForm: ContactForm): ContactDetails => {
  const { channels, language, large_print, ...named } = contactForm
  const { vulnerability_type: type, vulnerability_note, vulnerability_adjust, ...rest } = named
  return {
    ...rest,
    communication: { channels, language, large_print },
    vulnerability:
      type === null ? null : { type, note: vulnerability_note, adjust: vulnerability_adjust },
  }
}

export const formOfContact = (contact?: Contact) => ({
  title: contact?.title ?? '',
  first_name: contact?.first_name ?? '',
  middle_name: contact?.middle_name ?? '',
  last_name: contact?.last_name ?? '',
  preferred_name: contact?.preferred_name ?? '',
  date_of_birth: contact?.date_of_birth ?? '',
  emails: contact?.emails ?? [],
  phones: contact?.phones ?? [],
  addresses: (contact?.addresses ?? []).map((one) => ({
    lines: one.lines,
    postcode: one.postcode ?? '',
    from: one.from ?? '',
    to: one.to ?? '',
  })),
  channels: contact?.communication.channels ?? [],
  language: contact?.communication.language ?? 'en',
  large_print: contact?.communication.large_print ?? false,
  vulnerability_type: contact?.vulnerability?.type ?? '',
  vulnerability_note: contact?.vulnerability?.note ?? '',
  vulnerability_adjust: contact?.vulnerability?.adjust ?? '',
})
