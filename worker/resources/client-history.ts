import { clientHistoryApi } from '#domain/conveyance/portal/history'
import { type Api, serve } from '../serve.ts'
import { clientHistory as historyOf } from '../tenant/conveyance/portal/history.ts'

export const clientHistory = (api: Api) => {
  serve(api, clientHistoryApi.list, (request) => historyOf(request))
}
