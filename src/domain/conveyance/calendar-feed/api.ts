import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import { endpointsOf } from '#domain/endpoint'

/** Since when somebody's calendar link works; null without one. */
export const CalendarFeed = z.object({ created_at: z.nullable(Instant) })
export type CalendarFeed = z.infer<typeof CalendarFeed>

/** The address is shown this once: only its hash is stored. */
const NewCalendarFeed = z.extend(CalendarFeed, { url: z.string() })

const own = { path: '/api/calendar-feed', who: ['staff'], can: ['conveyance.view-any'] } as const

export const calendarFeedApi = endpointsOf({
  show: { ...own, method: 'GET', reply: CalendarFeed },
  /** Creates the person's link; the one before stops working. */
  create: { ...own, method: 'POST', isOwn: true, isSecret: true, reply: NewCalendarFeed },
  remove: { ...own, method: 'DELETE', isOwn: true, reply: CalendarFeed },
})

/** What a calendar reads by the link. */
export const calendarReadingApi = endpointsOf({
  read: {
    method: 'GET',
    path: '/api/calendar-feeds/:token',
    who: 'public',
    because:
      'calendars sign in nowhere: the link is the key, until its person replaces it or leaves',
    can: [],
    reply: z.string(),
    file: { type: 'text/calendar', name: 'key-dates' },
  },
})
