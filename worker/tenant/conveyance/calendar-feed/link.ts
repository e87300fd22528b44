import { type CalendarFeed, calendarReadingApi } from '#domain/conveyance/calendar-feed/api'
import type { CalendarFeedEvents } from '#domain/conveyance/calendar-feed/events'
import { pathOf } from '#domain/endpoint'
import type { RequestContext } from '#tenant/runtime/context'
import { hashOf, newToken } from '#tenant/user/links'

/** Since when the caller's calendar link works. */
export const calendarFeed = ({ store, person }: RequestContext): CalendarFeed =>
  store.row<{ created_at: string }>(
    'SELECT created_at FROM calendar_feeds WHERE user_id = ?',
    person.id,
  ) ?? { created_at: null }

/** Makes a link for the caller in place of the one before; only its hash is stored. */
export const createCalendarFeed = (context: RequestContext) => {
  const { store, person, now, origins } = context
  const token = newToken()
  store.write(
    'INSERT OR REPLACE INTO calendar_feeds (user_id, token_hash, created_at) VALUES (?, ?, ?)',
    person.id,
    hashOf(token),
    now,
  )
  record(context, 'calendar-feed.created')
  return { created_at: now, url: origins.main + pathOf(calendarReadingApi.read.path, { token }) }
}

export const removeCalendarFeed = (context: RequestContext): CalendarFeed => {
  const removed = context.store.write(
    'DELETE FROM calendar_feeds WHERE user_id = ?',
    context.person.id,
  )
  if (removed > 0) record(context, 'calendar-feed.removed')
  return { created_at: null }
}

const record = (
  { recordEvents, users, person }: RequestContext,
  name: keyof CalendarFeedEvents,
) => {
  const { id, version } = users.get(person.id)
  recordEvents([{ name, subject: 'user', id, version, changed: [], detail: {} }])
}
