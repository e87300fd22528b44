import type { EventRows, EventType } from '#domain/event'

type Who = { name: string; phone: string }

export const whatsappValues = ['whatsapp_text'] as const
export type WhatsappValue = (typeof whatsappValues)[number]

export type WhatsappEvents = {
  'whatsapp.received': EventType<'whatsapp-thread', Who>
  'whatsapp.assigned': EventType<'whatsapp-thread', Who & { to: string | null }>
  'whatsapp.filed': EventType<'whatsapp-thread', Who & { ref: string }>
  'whatsapp.closed': EventType<'whatsapp-thread', Who & { is_closed: boolean }>
  'whatsapp.opted-in': EventType<'whatsapp-thread', Who>
  'whatsapp.opted-out': EventType<'whatsapp-thread', Who, WhatsappValue>
  /** A document leaves as `file`, by its name. */
  'whatsapp.sent': EventType<
    'whatsapp-thread',
    Who & { template: string | null; file?: string },
    WhatsappValue
  >
}

const common = { subjects: ['whatsapp-thread'], broadcast: ['area', 'users'] } as const
const toThem = {
  values: whatsappValues,
  communications: [
    {
      audience: 'client',
      channel: 'whatsapp',
      subject: 'WhatsApp message',
      body: '{whatsapp_text}',
    },
  ],
} as const

export const whatsappEvents: EventRows<WhatsappEvents> = {
  'whatsapp.received': {
    ...common,
    title: 'WhatsApp message received',
    text: ({ name }) => `WhatsApp message from ${name}`,
    notice: 'users',
  },
  'whatsapp.assigned': {
    ...common,
    title: 'WhatsApp conversation assigned',
    text: ({ name, to }) => `Conversation with ${name} ${to ? `assigned to ${to}` : 'unassigned'}`,
    notice: 'users',
  },
  'whatsapp.filed': {
    ...common,
    title: 'WhatsApp conversation filed',
    text: ({ name, ref }) => `Conversation with ${name} filed to ${ref}`,
  },
  'whatsapp.closed': {
    ...common,
    title: 'WhatsApp conversation closed',
    text: ({ name, is_closed }) => `Conversation with ${name} ${is_closed ? 'closed' : 'reopened'}`,
  },
  'whatsapp.opted-in': {
    ...common,
    title: 'WhatsApp messages accepted again',
    text: ({ name }) => `${name} accepts WhatsApp messages again`,
  },
  'whatsapp.opted-out': {
    ...common,
    ...toThem,
    title: 'WhatsApp messages refused',
    text: ({ name }) => `${name} asked for no more WhatsApp messages`,
  },
  'whatsapp.sent': {
    ...common,
    ...toThem,
    title: 'WhatsApp message sent',
    text: ({ name, template, file }) =>
      file
        ? `Document sent to ${name}: ${file}`
        : template
          ? `Template sent to ${name}: ${template}`
          : `WhatsApp message sent to ${name}`,
  },
}
