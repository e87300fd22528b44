import type { EventRows, EventType } from '#domain/event'
import { sharedText } from './labels.ts'
import type { NoteAudience } from './note.ts'

type Noted = { text: string; shared_with: readonly NoteAudience[] }

export type NoteEvents = {
  'note.added': EventType<'conveyance', Noted>
  'note.changed': EventType<'conveyance', Noted & { from: string }>
  'note.pinned': EventType<'conveyance', { text: string; is_pinned: boolean }>
  'note.withdrawn': EventType<'conveyance', { text: string; reason: string }>
  'note.mentioned': EventType<'conveyance', { text: string; names: readonly string[] }>
}

const common = {
  subjects: ['conveyance'],
  broadcast: ['area', 'record', 'clients', 'users', 'agencies'],
} as const

const MOST_QUOTED = 160
const quoted = (text: string) =>
  `“${text.length > MOST_QUOTED ? `${text.slice(0, MOST_QUOTED)}…` : text}”`

export const noteEvents: EventRows<NoteEvents> = {
  'note.added': {
    ...common,
    title: 'Note added',
    text: ({ text, shared_with }) =>
      `Note added, ${sharedText(shared_with).toLowerCase()}: ${quoted(text)}`,
  },
  'note.changed': {
    ...common,
    title: 'Note changed',
    text: ({ text, from, shared_with }) =>
      `Note changed, ${sharedText(shared_with).toLowerCase()}: ${quoted(text)}${
        from === text ? '' : `, before: ${quoted(from)}`
      }`,
  },
  'note.pinned': {
    ...common,
    title: 'Note pinned or unpinned',
    text: ({ text, is_pinned }) => `Note ${is_pinned ? 'pinned' : 'unpinned'}: ${quoted(text)}`,
  },
  'note.withdrawn': {
    ...common,
    title: 'Note withdrawn',
    text: ({ text, reason }) => `Note withdrawn: ${quoted(text)}. ${reason}`,
  },
  'note.mentioned': {
    ...common,
    title: 'You were mentioned in a note',
    text: ({ text, names }) => `${names.join(', ')} mentioned in a note: ${quoted(text)}`,
    notice: 'users',
  },
}
