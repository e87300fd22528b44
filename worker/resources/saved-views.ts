import { savedViewApi } from '#domain/list/saved-view-api'
import { type Api, serve } from '../serve.ts'
import { addView, changeView, removeView, viewsFor } from '../tenant/list/saved-views.ts'

/** Filters, order and columns that people keep of their lists. */
export const savedViews = (api: Api) => {
  serve(api, savedViewApi.list, (asked) => ({ rows: viewsFor(asked, asked.query.list) }))
  serve(api, savedViewApi.create, (asked) => addView(asked, asked.body))
  serve(api, savedViewApi.change, (asked) => changeView(asked, asked.params.id, asked.body))
  serve(api, savedViewApi.remove, (asked) => {
    removeView(asked, asked.params.id, asked.query.version)
    return { removed: true as const }
  })
}
