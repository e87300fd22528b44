import type { EventRows, EventType } from '#domain/event'

export type SuspicionEvents = {
  'reporting-officers.named': EventType<'firm', { mlro: string; deputy: string | null }>
}

/** A report of a suspicion is no event: whatever others can read of what happened would tell them that there is one. */
export const suspicionEvents: EventRows<SuspicionEvents> = {
  'reporting-officers.named': {
    subjects: ['firm'],
    broadcast: ['area'],
    title: 'Reporting officers named',
    text: ({ mlro, deputy }) =>
      `${mlro} is the money laundering reporting officer${deputy ? `, ${deputy} the deputy` : ''}`,
  },
}
