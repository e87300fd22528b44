import { type CalendarFeed, calendarFeedApi } from '#domain/conveyance/calendar-feed/api'
import { call } from '#lib/api'
import { createFetcherStore } from '#stores/list/fetching'

/** Since when the person's calendar link works. */
export const $calendarFeed = createFetcherStore<CalendarFeed>(['calendar-feed'], {
  fetcher: () => call(calendarFeedApi.show),
})

/** Makes a link, which is shown this once; the one before stops working. */
export const createCalendarFeed = async () => {
  const { url, created_at } = await call(calendarFeedApi.create)
  $calendarFeed.mutate({ created_at })
  return url
}

export const removeCalendarFeed = async () =>
  $calendarFeed.mutate(await call(calendarFeedApi.remove))
