import type { EventRows, EventType } from '#domain/event'

export type DeskEvents = {
  'desk.updated': EventType<
    'desk',
    { after?: object; test?: 'waiting' | 'heard' | 'failed'; of?: 'mail' | 'telephone' }
  >
}

export const deskEvents: EventRows<DeskEvents> = {
  'desk.updated': {
    subjects: ['desk'],
    title: 'Sales desk settings changed',
    broadcast: ['area', 'record'],
  },
}
