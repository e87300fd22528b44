import { completionDayApi } from '#domain/conveyance/completion-day/api'
import { completionDayOf } from '#tenant/conveyance/completion-day/day'
import { type Api, serve } from '#worker/serve'

export const completionDay = (api: Api) => {
  serve(api, completionDayApi.show, (request) => completionDayOf(request, request.query.on))
}
