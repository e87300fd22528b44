import { type CaseValue, caseValues } from '#domain/conveyance/merge-values'
import { midSentence } from '#domain/conveyance/plan/task-labels'
import type { EventRows, EventType } from '#domain/event'
import { changesText, type FieldChange } from '#domain/field-change'
import { adverseMessages, orderedMessages } from './messages.ts'

type Order = { order: string; name: string }

export type OrderEvents = {
  'order.added': EventType<
    'conveyance',
    Order & { provider: string; is_first_search?: boolean },
    CaseValue
  >
  'order.changed': EventType<'conveyance', Order & { changes: readonly FieldChange[] }>
  'order.delivered': EventType<
    'conveyance',
    Order & { outcome: string; note: string | null },
    CaseValue
  >
  'order.cancelled': EventType<'conveyance', Order & { reason: string }>
}

const common = { subjects: ['conveyance'], broadcast: ['area', 'record', 'users'] } as const

export const orderEvents: EventRows<OrderEvents> = {
  'order.added': {
    ...common,
    title: 'Search or document ordered',
    text: ({ name, provider }) => `Ordered from ${provider}: ${midSentence(name)}`,
    values: caseValues,
    communications: orderedMessages,
  },
  'order.changed': {
    ...common,
    title: 'Order changed',
    text: ({ name, changes }) => `${name}: ${changesText(changes) || 'changed'}`,
  },
  'order.delivered': {
    ...common,
    title: 'Search or document received',
    text: ({ name, outcome, note }) =>
      outcome === 'clear' ? `${name} received: clear` : `${name} received, matters found: ${note}`,
    values: caseValues,
    communications: adverseMessages,
  },
  'order.cancelled': {
    ...common,
    title: 'Order cancelled',
    text: ({ name, reason }) => `${name} cancelled: ${reason}`,
  },
}
