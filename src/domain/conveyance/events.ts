import type { DateOnly, Instant } from '#domain/dates'
import { entriesOf } from '#domain/entries'
import type { EventRows, EventType } from '#domain/event'
import { changesText, type FieldChange, fieldChanges } from '#domain/field-change'
import type { MatterType } from '#domain/matter'
import type { Party } from '#domain/party'
import { type ChaseWay, chaseWays } from './chase-way.ts'
import { type CompletionDateEvents, completionDateEvents } from './completion-date/events.ts'
import type { ConveyanceStatus } from './conveyance.ts'
import { type Exchanged, exchangedText } from './exchanging/history-text.ts'
import { completedMessages, exchangedMessages, openedMessages } from './exchanging/messages.ts'
import { readyMessages } from './exchanging/ready-messages.ts'
import { statusNames } from './labels.ts'
import { type CaseValue, caseValues } from './merge-values.ts'
import type { SettableKeyDate } from './plan/key-date.ts'
import { midSentence } from './plan/task-labels.ts'
import { type StoppingEvents, stoppingEvents } from './stopping/events.ts'
import { type MigrationEvents, migrationEvents } from './workflow/migration-events.ts'

type Updated = {
  /** 'Closed' */
  title?: string
  reason?: string | null
  note?: string | null
  party?: Party
  how?: ChaseWay
  next_chase_on?: DateOnly | null
  escalate?: boolean
  retained_until?: DateOnly
  dates?: Readonly<Partial<Record<SettableKeyDate, { from: DateOnly | null; to: DateOnly | null }>>>
  changes?: readonly FieldChange[]
}
export type ConveyanceEvents = StoppingEvents &
  MigrationEvents &
  CompletionDateEvents & {
    'conveyance.opened': EventType<
      'conveyance',
      { ref: string; matter_type: MatterType; workflow: string },
      CaseValue
    >
    'conveyance.updated': EventType<'conveyance', Updated>
    'conveyance.status-changed': EventType<
      'conveyance',
      { from: ConveyanceStatus; to: ConveyanceStatus },
      CaseValue
    >
    'conveyance.holder-changed': EventType<
      'conveyance',
      { from: Party | null; to: Party | null; standing: string }
    >
    'conveyance.exchanged': EventType<'conveyance', Exchanged, CaseValue>
    'conveyance.completed': EventType<
      'conveyance',
      {
        at: Instant
        /** Absent for what was recorded before agents were told. */
        matter_type?: MatterType
        spoke_to: string
        note: string | null
        unusual?: readonly string[]
        reason?: string | null
      },
      CaseValue
    >
  }

const updatedText = ({ title, how, reason, note, dates = {}, changes = [] }: Updated) => {
  const days = entriesOf(dates).flatMap(([key, { from, to }]) =>
    fieldChanges({ [key]: from }, { [key]: to }, [key]),
  )
  const text = title ?? changesText([...days, ...changes])
  const act = [text || 'Case details changed', how && chaseWays[how]].filter(Boolean).join(' ')
  return [act, reason, note].filter(Boolean).join(': ')
}

const common = {
  subjects: ['conveyance'],
  broadcast: ['area', 'record', 'clients', 'users', 'agencies'],
} as const

export const conveyanceEvents: EventRows<ConveyanceEvents> = {
  ...stoppingEvents,
  ...completionDateEvents,
  ...migrationEvents,
  'conveyance.opened': {
    ...common,
    title: 'New case opened',
    client: (_, { matter }) => ({ kind: 'case', text: `We started work on your ${matter}` }),
    notice: 'users',
    values: caseValues,
    communications: openedMessages,
  },
  'conveyance.updated': {
    ...common,
    title: 'Case details changed',
    text: updatedText,
  },
  'conveyance.status-changed': {
    ...common,
    title: 'Case status changed',
    text: ({ to }) => `Status changed to ${midSentence(statusNames[to])}`,
    notice: 'users',
    values: caseValues,
    communications: readyMessages,
  },
  'conveyance.holder-changed': {
    ...common,
    title: 'Case passed to another party',
    text: ({ standing }) => standing,
    notice: 'users',
  },
  'conveyance.exchanged': {
    ...common,
    title: 'Contracts were exchanged',
    text: exchangedText,
    client: () => ({
      kind: 'case',
      text: 'Contracts were exchanged: the transaction is now binding',
    }),
    notice: 'users',
    values: caseValues,
    communications: exchangedMessages,
  },
  'conveyance.completed': {
    ...common,
    title: 'Completion took place',
    text: ({ spoke_to, note, unusual = [], reason }) =>
      [
        `Completion took place, confirmed by ${spoke_to}.`,
        note && `${note}.`,
        ...unusual,
        reason && `Reason: ${reason}`,
      ]
        .filter(Boolean)
        .join(' '),
    client: (_, { matter }) => ({ kind: 'case', text: `Your ${matter} is complete` }),
    notice: 'users',
    values: caseValues,
    communications: completedMessages,
  },
}
