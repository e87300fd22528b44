import { type ExportColumn, formatInstant } from '#domain/list/export'
import type { Call } from './call.ts'
import { callDispositionNames, callResultNames } from './labels.ts'

export const callExport: readonly ExportColumn<Call>[] = [
  { key: 'time', head: 'Time', of: (it) => formatInstant(it.started_at) },
  { key: 'direction', head: 'Direction', of: (it) => (it.direction === 'in' ? 'In' : 'Out') },
  { key: 'person', head: 'Person', of: (it) => it.subject?.people ?? null },
  { key: 'case', head: 'Case', of: (it) => it.subject?.ref ?? null },
  { key: 'number', head: 'Number', of: (it) => it.number },
  { key: 'by', head: 'By', of: (it) => it.user?.name ?? null },
  { key: 'duration', head: 'Seconds', of: (it) => it.duration_s },
  {
    key: 'disposition',
    head: 'Ended',
    of: (it) => (it.disposition === null ? null : callDispositionNames[it.disposition]),
  },
  {
    key: 'result',
    head: 'Outcome',
    of: (it) => (it.result === null ? null : callResultNames[it.result]),
  },
  { key: 'callback', head: 'Call back', of: (it) => formatInstant(it.callback_at) },
  { key: 'note', head: 'Note', of: (it) => it.note },
]
