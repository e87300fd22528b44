import { teamDayApi } from '#domain/conveyance/day/team'
import { weekPlanApi } from '#domain/conveyance/day/week'
import { myDayApi } from '#domain/conveyance/my-day'
import { type Api, serve } from '../serve.ts'
import { teamDay } from '../tenant/conveyance/day/team.ts'
import { weekPlan } from '../tenant/conveyance/day/week.ts'
import { calendarOf, ownCasesOf } from '../tenant/conveyance/my-cases.ts'
import { myDay as dayOf } from '../tenant/conveyance/my-day.ts'

export const myDay = (api: Api) => {
  serve(api, myDayApi.show, (request) => dayOf(request))
  serve(api, teamDayApi.show, (request) => teamDay(request))
  serve(api, weekPlanApi.show, (request) => weekPlan(request))
  serve(api, myDayApi.calendar, ({ query, ...asked }) =>
    calendarOf(asked, ownCasesOf(asked), query),
  )
}
