import type { EventRows, EventType } from '#domain/event'
import { changesText, type FieldChange } from '#domain/field-change'

type Changed = { changes: readonly FieldChange[] }

export type TitleEvents = {
  'title.changed': EventType<'conveyance', Changed>
  'chain.changed': EventType<'conveyance', Changed>
}

const common = { subjects: ['conveyance'], broadcast: ['area', 'record', 'users'] } as const

export const titleEvents: EventRows<TitleEvents> = {
  'title.changed': {
    ...common,
    title: 'Title or mortgage changed',
    text: ({ changes }) => changesText(changes) || 'Title and mortgage saved',
  },
  'chain.changed': {
    ...common,
    title: 'Chain changed',
    text: ({ changes }) => `Chain: ${changesText(changes) || 'saved'}`,
  },
}
