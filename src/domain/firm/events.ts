import type { EventRows, EventType } from '#domain/event'

export type FirmEvents = {
  'firm.created': EventType<'firm', { name: string; hosts: readonly string[]; owner: string }>
  'firm.link-issued': EventType<'firm', { owner: string }>
}

const firm = { subjects: ['firm'], broadcast: ['area', 'record'] } as const

export const firmEvents: EventRows<FirmEvents> = {
  'firm.created': {
    ...firm,
    title: 'Firm created',
    text: ({ name, owner }) => `${name} was created, with ${owner} as its owner`,
  },
  'firm.link-issued': {
    ...firm,
    title: 'Set-up link renewed',
    text: ({ owner }) => `A new set-up link was issued for ${owner}`,
  },
}
