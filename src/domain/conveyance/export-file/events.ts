import type { EventRows, EventType } from '#domain/event'

export type CaseExportEvents = {
  'conveyance.exported': EventType<'conveyance', { files: readonly string[] }>
}

export const caseExportEvents: EventRows<CaseExportEvents> = {
  'conveyance.exported': {
    subjects: ['conveyance'],
    broadcast: ['record'],
    title: 'Whole file exported',
    text: ({ files }) => `Whole file exported: ${files.join(', ')}`,
  },
}
