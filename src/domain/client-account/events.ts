import type { EventRows, EventType } from '#domain/event'

type Of = { holder: string; ending: string }

export type ClientAccountEvents = {
  'client-account.asked': EventType<'firm', Of & { is_first: boolean; reason: string }>
  'client-account.confirmed': EventType<'firm', Of & { asked_by: string }>
  'client-account.rejected': EventType<'firm', Of & { reason: string }>
}

const firm = { subjects: ['firm'], broadcast: ['area', 'users'], notice: 'users' } as const

export const clientAccountEvents: EventRows<ClientAccountEvents> = {
  'client-account.asked': {
    ...firm,
    title: 'New details of our client account',
    text: ({ ending, is_first, reason }) =>
      `${is_first ? 'Details' : 'New details'} of our client account entered, ending ${ending}: ${reason}`,
  },
  'client-account.confirmed': {
    ...firm,
    title: 'Details of our client account confirmed',
    text: ({ ending, asked_by }) =>
      `Details of our client account ending ${ending}, entered by ${asked_by}, confirmed by a second person`,
  },
  'client-account.rejected': {
    ...firm,
    title: 'New details of our client account rejected',
    text: ({ ending, reason }) =>
      `New details of our client account ending ${ending} rejected: ${reason}`,
  },
}
