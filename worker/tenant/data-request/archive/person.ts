import { formatPhone, nameOf } from '#domain/contact'
import { channelLabels } from '#domain/contact/labels'
import { consentNames } from '#domain/lead/detail-labels'
import { formatInstant } from '#domain/list/export'
import { delegatesOf } from '#tenant/delegate/stored'
import type { RequestContext } from '#tenant/runtime/context'
import { type ArchiveFile, lines, tableFile, textFile } from './file.ts'
import type { DataSubject } from './subject.ts'

/** Who they are to the firm. */
export const detailFile = ({ contact, account }: DataSubject): ArchiveFile[] =>
  textFile({ path: 'details.txt', what: 'your details' }, [
    lines({
      Name: nameOf(contact),
      'Middle name': contact.middle_name,
      'Called by you': contact.preferred_name,
      'Earlier names': contact.previous_names.join(', '),
      'Date of birth': contact.date_of_birth,
      Email: contact.emails.map(({ address }) => address).join(', '),
      Telephone: contact.phones.map(({ number }) => formatPhone(number)).join(', '),
      Addresses: contact.addresses
        .map((it) => [it.lines, it.postcode].filter(Boolean).join(', '))
        .join('; '),
      'What helps you': [contact.vulnerability?.note, contact.vulnerability?.adjust]
        .filter(Boolean)
        .join(' '),
      'Held since': formatInstant(contact.created_at),
      'Account of the portal': account && `${account.email}, ${account.status}`,
    }),
  ])

type Consent = { readonly what: string; readonly answer: string; readonly at: string | null }

const consentsOf = ({ contact, leads }: DataSubject): Consent[] => [
  { what: 'Marketing', answer: contact.marketing_opt_in ? 'Yes' : 'No', at: null },
  {
    what: 'WhatsApp',
    answer: contact.whatsapp_opt_in_at ? 'Yes' : 'No',
    at: contact.whatsapp_opt_in_at,
  },
  {
    what: 'How we tell you',
    answer:
      contact.communication.channels.map((it) => channelLabels[it]).join(', ') || 'Every channel',
    at: null,
  },
  ...leads.map(({ number, consent }) => ({
    what: `Contact about enquiry ${number}`,
    answer: `${consentNames[consent.basis]}${consent.marketing ? ', with marketing' : ''}`,
    at: consent.at,
  })),
]

export const consentFile = (subject: DataSubject): ArchiveFile[] =>
  tableFile<Consent>(
    { path: 'consents.csv', what: 'what you agreed to' },
    { About: (it) => it.what, Answer: (it) => it.answer, At: (it) => formatInstant(it.at) },
    consentsOf(subject),
  )

/** Who helps them, as they named them or said so. */
export const helperFile = ({ store }: RequestContext, { contacts }: DataSubject): ArchiveFile[] =>
  tableFile(
    { path: 'people-who-help.csv', what: 'people who help you' },
    {
      Name: (it) => it.name,
      Relation: (it) => it.relation,
      Since: (it) => formatInstant(it.named.at),
      Ended: (it) => formatInstant(it.ended?.at ?? null),
    },
    contacts.flatMap((id) => delegatesOf(store).ofContact(id)),
  )
