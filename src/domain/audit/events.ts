import type { EventRows, EventType } from '#domain/event'
import { type ReadKind, readTexts } from './read-kinds.ts'

/** `of`: the kind of record; its id is the event's. */
type Read = { readonly what: ReadKind; readonly of: string }

export type AuditEvents = {
  'record.read': EventType<'read', Read>
}

export const auditEvents: EventRows<AuditEvents> = {
  'record.read': {
    subjects: ['read'],
    title: 'Record read',
    text: ({ what }) => readTexts[what],
    broadcast: [],
  },
}
