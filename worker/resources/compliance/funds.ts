import { clientFundsApi, fundsApi } from '#domain/funds/api'
import { type Api, serve } from '../../serve.ts'
import {
  acceptFunds,
  askForFunds,
  chooseGiver,
  rejectFunds,
  reviewFunds,
  writeFunds,
} from '../../tenant/funds/checking.ts'
import {
  addPart,
  changePart,
  ownFunds,
  removePart,
  sendFunds,
  startEvidence,
} from '../../tenant/funds/telling.ts'
import { caseFunds } from '../../tenant/funds/view.ts'

/** Where the money of a case comes from: what a client tells, and what two people make of it. */
export const funds = (api: Api) => {
  serve(api, fundsApi.show, (request) => caseFunds(request, request.params.id))
  serve(api, fundsApi.ask, (request) => askForFunds(request, request.params, request.body))
  serve(api, fundsApi.write, (request) => writeFunds(request, request.params, request.body))
  serve(api, fundsApi.choose_giver, (request) => chooseGiver(request, request.params, request.body))
  serve(api, fundsApi.review, (request) => reviewFunds(request, request.params, request.body))
  serve(api, fundsApi.accept, (request) =>
    acceptFunds(request, request.params, request.body.version),
  )
  serve(api, fundsApi.reject, (request) => rejectFunds(request, request.params, request.body))
  serve(api, clientFundsApi.show, (request) => ownFunds(request, request.params.id))
  serve(api, clientFundsApi.add, (request) => addPart(request, request.params.id, request.body))
  serve(api, clientFundsApi.change, (request) => changePart(request, request.params, request.body))
  serve(api, clientFundsApi.remove, (request) => removePart(request, request.params))
  serve(api, clientFundsApi.upload, (request) =>
    startEvidence(request, request.params, request.body),
  )
  serve(api, clientFundsApi.send, (request) => sendFunds(request, request.params.id))
}
