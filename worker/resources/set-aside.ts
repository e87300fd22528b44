import { setAsideApi } from '#domain/set-aside/api'
import { type Api, serve } from '../serve.ts'
import { recordRead } from '../tenant/audit/reads.ts'
import { setAsideRows } from '../tenant/set-aside/list.ts'
import { storedText } from '../tenant/set-aside/stored-text.ts'
import { tryAgain } from '../tenant/set-aside/trying-again.ts'

export const setAside = (api: Api) => {
  serve(api, setAsideApi.list, (request) => setAsideRows(request))
  serve(api, setAsideApi.show, (request) => {
    const { store, query } = request
    const text = storedText(store, query)
    recordRead(request, { what: 'record', subject: query.kind, id: query.id })
    return { ...query, text }
  })
  serve(api, setAsideApi.try_again, (request) => tryAgain(request, request.body))
}
