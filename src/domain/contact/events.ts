import type { EventRows, EventType } from '#domain/event'

/** The names of the fields that changed, and their values; of a vulnerability only that it changed. */
type Fields = { readonly fields: readonly string[] }
type Changes = Fields & { readonly before: object; readonly after: object }
type Merged = Fields & { readonly other: string; readonly other_id: string }

export type ContactEvents = {
  'contact.created': EventType<'contact', Fields>
  'contact.updated': EventType<'contact', Changes>
  'contact.merged': EventType<'contact', Merged>
}

const contact = { subjects: ['contact'], broadcast: ['area', 'record'] } as const

export const contactEvents: EventRows<ContactEvents> = {
  'contact.created': { ...contact, title: 'Contact created' },
  'contact.updated': { ...contact, title: 'Contact changed' },
  'contact.merged': {
    ...contact,
    title: 'Contacts merged',
    text: ({ other }) => `Merged with ${other}`,
  },
}
