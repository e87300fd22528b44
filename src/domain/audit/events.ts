import type { EventRows, EventType } from '#domain/event'
import { type ReadKind, readTexts } from './read-kinds.ts'

/** `of`: the kind of record; its id is the event's. */
type Read = { readonly what: ReadKind; readonly of: string }

/** `row`: the first row that is not as it was written. */
type Checked = { readonly rows: number; readonly row: number | null }
type MailChanged = { readonly before: object; readonly after: object }

const headValues = ['row', 'mark', 'at'] as const

export type AuditEvents = {
  'audit.checked': EventType<'firm', Checked>
  'audit.head-recorded': EventType<'firm', { row: number }, (typeof headValues)[number]>
  'audit.head-mail-changed': EventType<'firm', MailChanged>
  'record.read': EventType<'read', Read>
}

export const auditEvents: EventRows<AuditEvents> = {
  'audit.checked': {
    subjects: ['firm'],
    title: 'Audit log checked',
    text: ({ rows, row }) =>
      row === null
        ? `Audit log checked and whole: ${rows} rows`
        : `Audit log checked: row ${row} was changed, removed or moved`,
    broadcast: ['area'],
  },
  'audit.head-recorded': {
    subjects: ['firm'],
    title: 'End of the audit log stored',
    text: ({ row }) => `End of the audit log stored outside it: row ${row}`,
    broadcast: ['area'],
    values: headValues,
    communications: [
      {
        audience: 'other_side',
        channel: 'email',
        subject: 'Audit log of {firm} on {at}',
        body: 'The audit log of {firm} ended with row {row} at {at}. Its mark is:\n\n{mark}\n\nKeep this message. With it, anybody can tell later whether a row up to that one was changed or removed.',
      },
    ],
  },
  'audit.head-mail-changed': {
    subjects: ['firm'],
    title: 'Mail of the audit log changed',
    broadcast: ['area'],
  },
  'record.read': {
    subjects: ['read'],
    title: 'Record read',
    text: ({ what }) => readTexts[what],
    broadcast: [],
  },
}
