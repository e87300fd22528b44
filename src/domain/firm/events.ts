import type { EventRows, EventType } from '#domain/event'
import { changesText, type FieldChange } from '#domain/field-change'

export type FirmEvents = {
  'firm.created': EventType<'firm', { name: string; hosts: readonly string[]; owner: string }>
  'firm.link-issued': EventType<'firm', { owner: string }>
  'firm.updated': EventType<'firm', { after: object; changes?: readonly FieldChange[] }>
  'set-up.changed': EventType<'firm', { after: object }>
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
  'firm.updated': {
    ...firm,
    title: 'Firm details changed',
    text: ({ changes = [] }) => changesText(changes) || 'Firm details changed',
  },
  'set-up.changed': { ...firm, title: 'Set-up guide changed' },
}
