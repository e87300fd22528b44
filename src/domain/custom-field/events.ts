import type { EventRows, EventType } from '#domain/event'

export type CustomFieldEvents = {
  'custom-fields.changed': EventType<'firm', { names: readonly string[] }>
}

export const customFieldEvents: EventRows<CustomFieldEvents> = {
  'custom-fields.changed': {
    subjects: ['firm'],
    broadcast: ['area', 'record'],
    title: 'Custom fields changed',
    text: ({ names }) =>
      names.length === 0 ? 'Cases have no custom fields' : `Custom fields: ${names.join(', ')}`,
  },
}
