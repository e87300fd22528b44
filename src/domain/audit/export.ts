import { type ExportColumn, formatInstant } from '#domain/list/export'
import { actorName } from './actor.ts'
import type { AuditEntry } from './api.ts'

export const auditExport: readonly ExportColumn<AuditEntry>[] = [
  { key: 'row', head: 'Row', of: ({ seq }) => seq },
  { key: 'at', head: 'When', of: ({ at }) => formatInstant(at) },
  { key: 'who', head: 'Who', of: actorName },
  { key: 'text', head: 'What', of: ({ text }) => text },
  { key: 'kind', head: 'Kind of record', of: ({ record }) => record?.kind ?? null },
  { key: 'record', head: 'Record', of: ({ record }) => record?.name ?? null },
  { key: 'network', head: 'From', of: ({ network }) => network },
  { key: 'event', head: 'Event', of: ({ name }) => name },
]
