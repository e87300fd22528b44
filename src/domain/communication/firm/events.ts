import type { CellMode } from '#domain/communication/matrix/cell'
import type { EventRows, EventType } from '#domain/event'
import { changesText, type FieldChange } from '#domain/field-change'

type Changed = {
  name: string
  act: 'created' | 'changed' | 'activated' | 'paused'
  changes?: readonly FieldChange[]
}

type MatrixChanged = {
  matrix_version: number
  reason: string
  /** The modes by cell: 'quote.sent/client/sms'. */
  after: Readonly<Record<string, CellMode>>
}

export type FirmCommunicationEvents = {
  'communication.changed': EventType<'communication', Changed>
  'matrix.changed': EventType<'communication-matrix', MatrixChanged>
}

export const firmCommunicationEvents: EventRows<FirmCommunicationEvents> = {
  'communication.changed': {
    subjects: ['communication'],
    title: 'Communication changed',
    text: ({ name, act, changes = [] }) =>
      [`“${name}” ${act}`, changesText(changes)].filter(Boolean).join(': '),
    broadcast: ['area', 'record'],
  },
  'matrix.changed': {
    subjects: ['communication-matrix'],
    title: 'Communication matrix changed',
    text: ({ matrix_version, reason, after }) =>
      `Version ${matrix_version} with ${Object.keys(after).length} changed cells: ${reason}`,
    broadcast: ['area'],
  },
}
