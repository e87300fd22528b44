import type { EventRows, EventType } from '#domain/event'

/** The names of the fields that changed, and their values; of a vulnerability only that it changed. */
type Fields = { readonly fields: readonly string[] }
type Changes = Fields & { readonly before: object; readonly after: object }
type Mail = {
  readonly address: string
  readonly kind: 'bounced' | 'complained'
  readonly reason: string
}
type Merged = Fields & { readonly other: string; readonly other_id: string }

export type ContactEvents = {
  'contact.created': EventType<'contact', Fields>
  'contact.updated': EventType<'contact', Changes>
  'contact.merged': EventType<'contact', Merged>
  'contact.mail-stopped': EventType<'contact', Mail>
  'contact.mail-resumed': EventType<'contact', Mail>
}

const contact = { subjects: ['contact'], broadcast: ['area', 'record'] } as const

export const contactEvents: EventRows<ContactEvents> = {
  'contact.created': { ...contact, title: 'Contact created' },
  'contact.updated': { ...contact, title: 'Contact changed' },
  'contact.mail-stopped': { ...contact, title: 'Mail to the contact stopped' },
  'contact.mail-resumed': { ...contact, title: 'Mail to the contact resumed' },
  'contact.merged': {
    ...contact,
    title: 'Contacts merged',
    text: ({ other }) => `Merged with ${other}`,
  },
}
