import { myDayApi } from '#domain/conveyance/my-day'
import { type Api, serve } from '../serve.ts'
import { calendarOf, ownCasesOf } from '../tenant/conveyance/my-cases.ts'
import { myDay as dayOf } from '../tenant/conveyance/my-day.ts'

export const myDay = (api: Api) => {
  serve(api, myDayApi.show, (request) => dayOf(request))
  serve(api, myDayApi.calendar, ({ query, ...asked }) =>
    calendarOf(asked, ownCasesOf(asked), query),
  )
}
