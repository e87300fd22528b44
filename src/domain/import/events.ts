import type { EventRows, EventType } from '#domain/event'
import type { Import, ImportCounts } from './import.ts'

type Begun = { file: string; rows: number }

export type ImportEvents = {
  'import.begun': EventType<'lead-import' | 'quote-import', Begun>
  'import.finished': EventType<
    'lead-import' | 'quote-import',
    Begun & ImportCounts & { status: Import['status'] }
  >
}

const common = {
  subjects: ['lead-import', 'quote-import'],
  broadcast: ['area', 'record'],
} as const

export const importEvents: EventRows<ImportEvents> = {
  'import.begun': { ...common, title: 'Import started' },
  'import.finished': { ...common, title: 'Import finished' },
}
