import { sanctionsApi, sanctionsListApi } from '#domain/sanctions/api'
import { type Api, serve } from '../../serve.ts'
import {
  confirmMatch,
  judgeMatch,
  sanctionsOf,
  sendMatchBack,
} from '../../tenant/sanctions/judging.ts'
import {
  activateList,
  addPart,
  sanctionsLists,
  setLimit,
  startList,
} from '../../tenant/sanctions/loading.ts'

import { recordOwnership } from '../../tenant/sanctions/ownership/recording.ts'

/** The sanctions list of the firm, and whom of a case it may name. */
export const sanctions = (api: Api) => {
  serve(api, sanctionsListApi.show, (request) => sanctionsLists(request))
  serve(api, sanctionsListApi.start, (request) => startList(request, request.body))
  serve(api, sanctionsListApi.add_part, (request) =>
    addPart(request, request.params.list, request.body.entries),
  )
  serve(api, sanctionsListApi.activate, (request) =>
    activateList(request, request.params.list, request.body.version),
  )
  serve(api, sanctionsListApi.limit, (request) => setLimit(request, request.body))
  serve(api, sanctionsApi.show, (request) => sanctionsOf(request, request.params.id))
  serve(api, sanctionsApi.own, (request) =>
    recordOwnership(request, request.params.id, request.body),
  )
  serve(api, sanctionsApi.judge, (request) => judgeMatch(request, request.params, request.body))
  serve(api, sanctionsApi.confirm, (request) =>
    confirmMatch(request, request.params, request.body.version),
  )
  serve(api, sanctionsApi.send_back, (request) =>
    sendMatchBack(request, request.params, request.body),
  )
}
