import type { EventRows, EventType } from '#domain/event'
import { formatPence, type Pence } from '#domain/money'

export type CompletionStatementEvents = {
  'completion-statement.changed': EventType<'conveyance', object>
  'completion-statement.tax-locked': EventType<'conveyance', { amount: Pence }>
  'completion-statement.tax-released': EventType<'conveyance', { reason: string }>
}

const common = { subjects: ['conveyance'], broadcast: ['area', 'record', 'users'] } as const

export const completionStatementEvents: EventRows<CompletionStatementEvents> = {
  'completion-statement.changed': {
    ...common,
    title: 'Completion figures changed',
    text: () => 'Figures of the completion statement changed',
  },
  'completion-statement.tax-locked': {
    ...common,
    title: 'Tax figure locked',
    text: ({ amount }) => `Tax figure locked at ${formatPence(amount)}`,
  },
  'completion-statement.tax-released': {
    ...common,
    title: 'Tax figure reopened',
    text: ({ reason }) => `Tax figure reopened: ${reason}`,
  },
}
