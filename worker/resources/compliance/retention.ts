import { retentionApi } from '#domain/retention/api'
import {
  approveDestruction,
  holdFiles,
  proposeDestruction,
  releaseFiles,
  withdrawDestruction,
} from '#tenant/retention/changing'
import { retentionRegister } from '#tenant/retention/register'
import { retentionOfCase } from '#tenant/retention/retentions'
import { type Api, serve } from '#worker/serve'

export const retention = (api: Api) => {
  serve(api, retentionApi.register, (request) => retentionRegister(request, request.query))
  serve(api, retentionApi.show, (request) => retentionOfCase(request, request.params.id))
  serve(api, retentionApi.hold, (request) => holdFiles(request, request.params.id, request.body))
  serve(api, retentionApi.release, (request) =>
    releaseFiles(request, request.params.id, request.body),
  )
  serve(api, retentionApi.propose, (request) =>
    proposeDestruction(request, request.params.id, request.body),
  )
  serve(api, retentionApi.approve, (request) =>
    approveDestruction(request, request.params.id, request.body),
  )
  serve(api, retentionApi.withdraw, (request) =>
    withdrawDestruction(request, request.params.id, request.body),
  )
}
