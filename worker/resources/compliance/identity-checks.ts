import { clientIdentityApi, identityApi } from '#domain/identity/api'
import { identityResultApi } from '#domain/identity/electronic'
import { type Api, serve } from '../../serve.ts'
import {
  addPerson,
  approve,
  askForPictures,
  reject,
  removePerson,
  review,
} from '../../tenant/identity/checking.ts'
import {
  choosePaper,
  ownIdentity,
  sendPictures,
  startPicture,
} from '../../tenant/identity/pictures.ts'
import { receiveResult } from '../../tenant/identity/service.ts'
import { identityOf } from '../../tenant/identity/view.ts'
import { system } from '../../tenant/user/people.ts'

/** Whether everybody on a case is who they say: what staff do, and what a client sends. */
export const identityChecks = (api: Api) => {
  serve(api, identityApi.list, (request) => identityOf(request, request.params.id))
  serve(api, identityApi.add, (request) => addPerson(request, request.params.id, request.body))
  serve(api, identityApi.ask, (request) => askForPictures(request, request.params, request.body))
  serve(api, identityApi.review, (request) => review(request, request.params, request.body))
  serve(api, identityApi.approve, (request) =>
    approve(request, request.params, request.body.version),
  )
  serve(api, identityApi.reject, (request) => reject(request, request.params, request.body))
  serve(api, identityApi.remove, (request) => removePerson(request, request.params, request.body))
  serve(api, identityResultApi.receive, (request) => {
    receiveResult(request.as(system), request.body)
    return { received: true as const }
  })
  serve(api, clientIdentityApi.show, (request) => ownIdentity(request, request.params.id))
  serve(api, clientIdentityApi.choose, (request) =>
    choosePaper(request, request.params.id, request.body.paper),
  )
  serve(api, clientIdentityApi.upload, (request) =>
    startPicture(request, request.params.id, request.body),
  )
  serve(api, clientIdentityApi.send, (request) => sendPictures(request, request.params.id))
}
