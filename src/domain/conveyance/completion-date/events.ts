import { type DateOnly, fullDate } from '#domain/dates'
import type { EventRows, EventType } from '#domain/event'

type Moved = { from: DateOnly | null; to: DateOnly }

export type CompletionDateEvents = {
  'conveyance.completion-varied': EventType<
    'conveyance',
    Moved & { agreed_with: string; client: string; agreed_on: DateOnly }
  >
  'conveyance.completion-corrected': EventType<'conveyance', Moved & { reason: string }>
}

const common = {
  subjects: ['conveyance'],
  broadcast: ['area', 'record', 'clients', 'users', 'agencies'],
  notice: 'users',
} as const

const moved = ({ from, to }: Moved) =>
  from ? `from ${fullDate(from)} to ${fullDate(to)}` : `to ${fullDate(to)}`

export const completionDateEvents: EventRows<CompletionDateEvents> = {
  'conveyance.completion-varied': {
    ...common,
    title: 'Completion date varied',
    text: (it) =>
      `Completion varied ${moved(it)}: agreed with ${it.agreed_with} and ${it.client} on ${fullDate(it.agreed_on)}`,
    client: ({ to }) => ({ kind: 'case', text: `Completion moved to ${fullDate(to)}` }),
  },
  'conveyance.completion-corrected': {
    ...common,
    title: 'Completion date corrected',
    text: (it) => `Completion date corrected ${moved(it)}: ${it.reason}`,
  },
}
