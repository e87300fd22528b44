import { calendarFeedApi, calendarReadingApi } from '#domain/conveyance/calendar-feed/api'
import { readCalendarFeed } from '#tenant/conveyance/calendar-feed/feed'
import {
  calendarFeed,
  createCalendarFeed,
  removeCalendarFeed,
} from '#tenant/conveyance/calendar-feed/link'
import { type Api, serve } from '#worker/serve'

export const calendarFeeds = (api: Api) => {
  serve(api, calendarFeedApi.show, calendarFeed)
  serve(api, calendarFeedApi.create, createCalendarFeed)
  serve(api, calendarFeedApi.remove, removeCalendarFeed)
  serve(api, calendarReadingApi.read, (request) => readCalendarFeed(request, request.params.token))
}
