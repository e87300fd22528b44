import { savedViewApi } from '#domain/list/saved-view-api'
import { type Api, serve } from '../serve.ts'
import { savedListsOf } from '../tenant/list/saved-lists.ts'
import { addView, changeView, removeView, viewsFor } from '../tenant/list/saved-views.ts'

export const savedViews = (api: Api) => {
  const listNamed = savedListsOf(api)
  serve(api, savedViewApi.list, (request) => ({
    rows: viewsFor({ ...request, listNamed }, request.query.list),
  }))
  serve(api, savedViewApi.create, (request) => addView({ ...request, listNamed }, request.body))
  serve(api, savedViewApi.change, (request) =>
    changeView({ ...request, listNamed }, request.params.id, request.body),
  )
  serve(api, savedViewApi.remove, (request) => {
    removeView({ ...request, listNamed }, request.params.id, request.query.version)
    return { removed: true as const }
  })
}
