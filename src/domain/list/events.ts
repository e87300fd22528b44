import type { EventRows, EventType } from '#domain/event'
import type { SavedView } from './saved-view.ts'

type View = Omit<SavedView, 'id' | 'version'>

export type ListEvents = {
  'saved-view.created': EventType<'saved-view', View>
  'saved-view.changed': EventType<'saved-view', View>
  'saved-view.deleted': EventType<'saved-view', View>
  'list.exported': EventType<'list', { count: number; [asked: string]: unknown }>
}

const savedView = { subjects: ['saved-view'], broadcast: [] } as const

export const listEvents: EventRows<ListEvents> = {
  'saved-view.created': { ...savedView, title: 'View saved' },
  'saved-view.changed': { ...savedView, title: 'View changed' },
  'saved-view.deleted': { ...savedView, title: 'View deleted' },
  'list.exported': { subjects: ['list'], title: 'List exported', broadcast: [] },
}
