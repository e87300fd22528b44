import type { EventRows, EventType } from '#domain/event'
import { formatPence, type Pence } from '#domain/money'

export type CompletionStatementEvents = {
  'completion-statement.changed': EventType<'conveyance', object>
  'completion-statement.facts-stated': EventType<'conveyance', object>
  'completion-statement.tax-locked': EventType<'conveyance', { amount: Pence; because?: string }>
  'completion-statement.tax-released': EventType<'conveyance', { reason: string }>
  'completion-statement.fee-locked': EventType<'conveyance', { amount: Pence; because?: string }>
  'completion-statement.fee-released': EventType<'conveyance', { reason: string }>
}

const common = { subjects: ['conveyance'], broadcast: ['area', 'record', 'users'] } as const
const lockedAt = (amount: Pence, because: string | undefined) =>
  `${formatPence(amount)}${because ? `: ${because}` : ''}`

export const completionStatementEvents: EventRows<CompletionStatementEvents> = {
  'completion-statement.changed': {
    ...common,
    title: 'Completion figures changed',
    text: () => 'Figures of the completion statement changed',
  },
  'completion-statement.facts-stated': {
    ...common,
    title: 'Facts of the tax changed',
    text: () => 'Facts of the tax and the registration fee changed',
  },
  'completion-statement.tax-locked': {
    ...common,
    title: 'Tax figure locked',
    text: ({ amount, because }) => `Tax figure locked at ${lockedAt(amount, because)}`,
  },
  'completion-statement.tax-released': {
    ...common,
    title: 'Tax figure reopened',
    text: ({ reason }) => `Tax figure reopened: ${reason}`,
  },
  'completion-statement.fee-locked': {
    ...common,
    title: 'Registration fee locked',
    text: ({ amount, because }) => `Registration fee locked at ${lockedAt(amount, because)}`,
  },
  'completion-statement.fee-released': {
    ...common,
    title: 'Registration fee reopened',
    text: ({ reason }) => `Registration fee reopened: ${reason}`,
  },
}
