import { bankDetailsWarning, letter } from '#domain/communication/communication'
import type { DateOnly, Instant } from '#domain/dates'
import type { EventRows, EventType } from '#domain/event'
import type { MatterType } from '#domain/matter'
import type { Party } from '#domain/party'
import type { ConveyanceStatus } from './conveyance.ts'
import { statusNames } from './labels.ts'
import type { SettableKeyDate } from './plan/key-date.ts'
import { midSentence } from './plan/task-labels.ts'

const caseValues = [
  'ref',
  'kind',
  'matter_type',
  'address',
  'people',
  'fee_earner',
  'completion_on',
  'link',
] as const
/** The merge values of a case's communications. */
export type CaseValue = (typeof caseValues)[number]

type Updated = {
  /** 'Put on hold' */
  title?: string
  reason?: string | null
  note?: string | null
  party?: Party
  how?: string
  next_chase_on?: DateOnly | null
  escalate?: boolean
  retained_until?: DateOnly
  dates?: Readonly<Partial<Record<SettableKeyDate, { from: DateOnly | null; to: DateOnly | null }>>>
}
type Exchanged = {
  at: Instant
  formula: string
  spoke_to: string
  completion_on: DateOnly
  waivers: readonly { what: string; reason: string }[]
}

export type ConveyanceEvents = {
  'conveyance.opened': EventType<
    'conveyance',
    { ref: string; matter_type: MatterType; workflow: string },
    CaseValue
  >
  'conveyance.updated': EventType<'conveyance', Updated>
  'conveyance.status-changed': EventType<
    'conveyance',
    { from: ConveyanceStatus; to: ConveyanceStatus }
  >
  'conveyance.holder-changed': EventType<
    'conveyance',
    { from: Party | null; to: Party | null; standing: string }
  >
  'conveyance.exchanged': EventType<'conveyance', Exchanged, CaseValue>
  'conveyance.completed': EventType<
    'conveyance',
    { at: Instant; spoke_to: string; note: string | null },
    CaseValue
  >
}

const common = {
  subjects: ['conveyance'],
  broadcast: ['area', 'record', 'clients', 'users', 'agencies'],
} as const

const client = { audience: 'client', channel: 'email' } as const
const internal = { audience: 'internal', channel: 'internal' } as const

export const conveyanceEvents: EventRows<ConveyanceEvents> = {
  'conveyance.opened': {
    ...common,
    title: 'New case opened',
    client: (_, { matter }) => ({ kind: 'case', text: `We started work on your ${matter}` }),
    notice: 'users',
    values: caseValues,
    communications: [
      {
        ...client,
        subject: 'Your case is open: {ref}',
        body: letter(
          'Your case is open. {kind} {address} has the reference {ref}, and {fee_earner} looks after it.',
          'See what happens, and what we need from you, at any time:',
          '{link}',
          'Sign in with this email address. There is no password: we send you a link.',
          bankDetailsWarning,
        ),
      },
      {
        ...internal,
        subject: 'New case {ref}',
        body: '{matter_type} of {address} for {people} is yours.',
      },
    ],
  },
  'conveyance.updated': {
    ...common,
    title: 'Case details changed',
    text: ({ title }) => title ?? 'Case details changed',
  },
  'conveyance.status-changed': {
    ...common,
    title: 'Case status changed',
    text: ({ to }) => `Now ${midSentence(statusNames[to])}`,
    notice: 'users',
  },
  'conveyance.holder-changed': {
    ...common,
    title: 'Next step changed hands on a case',
    text: ({ standing }) => standing,
    notice: 'users',
  },
  'conveyance.exchanged': {
    ...common,
    title: 'Contracts were exchanged',
    client: () => ({ kind: 'case', text: 'Contracts were exchanged: the deal is binding' }),
    notice: 'users',
    values: caseValues,
    communications: [
      {
        ...client,
        subject: 'Contracts exchanged: {ref}',
        body: letter(
          'Contracts for {address} were exchanged today. The transaction is now binding, and completion is fixed for {completion_on}.',
          'What comes next:',
          '{link}',
          bankDetailsWarning,
        ),
      },
      {
        ...internal,
        subject: 'Exchanged: {ref}',
        body: '{address} for {people}: exchanged, completion {completion_on}.',
      },
    ],
  },
  'conveyance.completed': {
    ...common,
    title: 'Completion took place',
    client: (_, { matter }) => ({ kind: 'case', text: `Your ${matter} is complete` }),
    notice: 'users',
    values: caseValues,
    communications: [
      {
        ...client,
        subject: 'Completed: {ref}',
        body: letter(
          '{kind} {address} has completed. Congratulations from all of us.',
          'What we still do for you:',
          '{link}',
        ),
      },
      { ...internal, subject: 'Completed: {ref}', body: '{address} for {people}: completed.' },
    ],
  },
}
