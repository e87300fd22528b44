import { coverApi } from '#domain/user/cover/api'
import { type Api, serve } from '../serve.ts'
import { endCover, setCover, toCoverDetail } from '../tenant/user/cover/setting.ts'

export const covers = (api: Api) => {
  serve(api, coverApi.away, ({ covers, today }) => covers.away(today))
  serve(api, coverApi.show_own, (request) => toCoverDetail(request, request.user.id))
  serve(api, coverApi.set_own, (request) => {
    setCover(request, request.user.id, request.body)
    return toCoverDetail(request, request.user.id)
  })
  serve(api, coverApi.end_own, (request) => {
    endCover(request, request.user.id, request.params.cover)
    return toCoverDetail(request, request.user.id)
  })
  serve(api, coverApi.show, (request) => toCoverDetail(request, request.params.id))
  serve(api, coverApi.set, (request) => {
    setCover(request, request.params.id, request.body)
    return toCoverDetail(request, request.params.id)
  })
  serve(api, coverApi.end, (request) => {
    endCover(request, request.params.id, request.params.cover)
    return toCoverDetail(request, request.params.id)
  })
}
