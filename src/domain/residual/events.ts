import type { EventRows, EventType } from '#domain/event'

export type ResidualEvents = {
  'residual.tried': EventType<'conveyance', { way: string; what: string }>
  'residual.receipt-filed': EventType<'conveyance', { document: string }>
}

const common = { subjects: ['conveyance'], broadcast: ['area', 'record', 'users'] } as const

export const residualEvents: EventRows<ResidualEvents> = {
  'residual.tried': {
    ...common,
    title: 'Tried to return money',
    text: ({ way, what }) => `Tried to return money. ${way}: ${what}`,
  },
  'residual.receipt-filed': {
    ...common,
    title: 'Charity’s receipt filed',
    text: ({ document }) => `Charity’s receipt filed: ${document}`,
  },
}
