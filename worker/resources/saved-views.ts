import { savedViewApi } from '#domain/list/saved-view-api'
import { type Api, serve } from '../serve.ts'
import { savedListsOf } from '../tenant/list/saved-lists.ts'
import { addView, changeView, removeView, viewsFor } from '../tenant/list/saved-views.ts'

export const savedViews = (api: Api) => {
  const listNamed = savedListsOf(api)
  serve(api, savedViewApi.list, (asked) => ({
    rows: viewsFor({ ...asked, listNamed }, asked.query.list),
  }))
  serve(api, savedViewApi.create, (asked) => addView({ ...asked, listNamed }, asked.body))
  serve(api, savedViewApi.change, (asked) =>
    changeView({ ...asked, listNamed }, asked.params.id, asked.body),
  )
  serve(api, savedViewApi.remove, (asked) => {
    removeView({ ...asked, listNamed }, asked.params.id, asked.query.version)
    return { removed: true as const }
  })
}
