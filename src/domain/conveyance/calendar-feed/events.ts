import type { EventRows, EventType } from '#domain/event'

export type CalendarFeedEvents = {
  'calendar-feed.created': EventType<'user', object>
  'calendar-feed.removed': EventType<'user', object>
}

const own = { subjects: ['user'], broadcast: [] } as const

export const calendarFeedEvents: EventRows<CalendarFeedEvents> = {
  'calendar-feed.created': { ...own, title: 'Calendar link created' },
  'calendar-feed.removed': { ...own, title: 'Calendar link removed' },
}
