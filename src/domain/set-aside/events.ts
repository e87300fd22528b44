import type { EventRows, EventType } from '#domain/event'

export type SetAsideEvents = {
  'set-aside.found': EventType<'firm', { count: number }, 'count'>
  'set-aside.restored': EventType<'firm', { kind: string; record: string }>
}

export const setAsideEvents: EventRows<SetAsideEvents> = {
  'set-aside.found': {
    subjects: ['firm'],
    title: 'Records set aside',
    broadcast: ['area'],
    values: ['count'],
    communications: [
      {
        audience: 'internal',
        channel: 'internal',
        subject: 'Records could not be read',
        body: 'Number of records set aside last night: {count}. See Admin › Set aside for details.',
      },
    ],
  },
  'set-aside.restored': { subjects: ['firm'], title: 'Record restored', broadcast: ['area'] },
}
