import { boardApi } from '#domain/conveyance/board/api'
import { conveyanceCalendar } from '#tenant/conveyance/board/calendar'
import { boardCards, boardOf } from '#tenant/conveyance/board/columns'
import { type Api, serve } from '#worker/serve'

export const conveyanceBoard = (api: Api) => {
  serve(api, boardApi.show, (request) => boardOf(request, request.query))
  serve(api, boardApi.cards, (request) => boardCards(request, request.query))
  serve(api, boardApi.calendar, (request) => conveyanceCalendar(request, request.query))
}
