import {
  type CommunicationGroup,
  communicationGroupOf,
  communicationGroups,
} from '#domain/communication/group'
import { communicationTypes } from '#domain/events'
import { type Audience, type Cell, cellKey, type MessageChannel } from './cell.ts'
import { isFirmsOwn, lockReason } from './locks.ts'

export type MatrixRow = {
  readonly type: string
  readonly title: string
  readonly group: CommunicationGroup
  /** The standard texts by 'client/email'. */
  readonly standard: ReadonlyMap<string, string>
}

/** The columns of the matrix, by audience. */
export const matrixColumns: readonly {
  readonly audience: Audience
  readonly channel: MessageChannel
}[] = [
  { audience: 'client', channel: 'email' },
  { audience: 'client', channel: 'sms' },
  { audience: 'client', channel: 'whatsapp' },
  { audience: 'agent', channel: 'email' },
  { audience: 'broker', channel: 'email' },
  { audience: 'other_side', channel: 'email' },
  { audience: 'internal', channel: 'internal' },
  { audience: 'internal', channel: 'email' },
]

export const matrixRows: readonly MatrixRow[] = communicationTypes
  .map(({ name, title, communications }) => ({
    type: name,
    title,
    group: communicationGroupOf(name),
    standard: new Map(
      communications.map((it) => [`${it.audience}/${it.channel}`, it.subject] as const),
    ),
  }))
  .toSorted((a, b) => communicationGroups.indexOf(a.group) - communicationGroups.indexOf(b.group))

/** The events that a firm may write its own communications for. */
export const firmsOwnTypes = communicationTypes
  .filter(({ name }) => isFirmsOwn({ type: name }))
  .map(({ name, title }) => ({ type: name, title }))

const standardKeys = new Set(
  communicationTypes.flatMap(({ name, communications }) =>
    communications.map((it) => cellKey({ ...it, type: name })),
  ),
)

/** Why a cell cannot be set so; null when it can. `own`: the cells of the firm's active communications. */
export const cellFault = (key: string, mode: string, own: readonly Cell[]): string | null => {
  const [type = '', audience = '', channel = ''] = key.split('/')
  const cell = matrixColumns.find((it) => it.audience === audience && it.channel === channel)
  if (cell === undefined || !(standardKeys.has(key) || own.some((it) => cellKey(it) === key)))
    return 'Nothing is sent for this event, audience and channel.'
  const locked = lockReason({ ...cell, type })
  if (locked !== null && mode !== 'on') return locked
  return mode === 'client_choice' && audience !== 'client'
    ? 'Only clients choose how they are written to.'
    : null
}
