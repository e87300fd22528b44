import { setAsideApi } from '#domain/set-aside/api'
import { type Api, serve } from '../serve.ts'
import { setAsideRows } from '../tenant/set-aside/list.ts'
import { storedText } from '../tenant/set-aside/stored-text.ts'
import { tryAgain } from '../tenant/set-aside/trying-again.ts'

export const setAside = (api: Api) => {
  serve(api, setAsideApi.list, (request) => setAsideRows(request))
  serve(api, setAsideApi.show, ({ store, query }) => ({ ...query, text: storedText(store, query) }))
  serve(api, setAsideApi.try_again, (request) => tryAgain(request, request.body))
}
