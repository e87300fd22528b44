import { deedApi, witnessApi } from '#domain/signature/deed/api'
import { type Api, serve } from '../../serve.ts'
import { certifyDeed, dateDeed, requestDeed } from '../../tenant/signature/deed/requests.ts'
import {
  declineAsWitness,
  enterWitnessCode,
  openAsWitness,
  sendWitnessCode,
  signAsWitness,
  viewAsWitness,
} from '../../tenant/signature/deed/witness.ts'

export const deeds = (api: Api) => {
  serve(api, deedApi.request, (request) => requestDeed(request, request.params.id, request.body))
  serve(api, deedApi.date, (request) => dateDeed(request, request.params, request.body))
  serve(api, deedApi.certify, (request) => certifyDeed(request, request.params, request.body))
  serve(api, witnessApi.show, (visitor) => viewAsWitness(visitor, visitor.params.token))
  serve(api, witnessApi.open, (visitor) =>
    openAsWitness(visitor, visitor.params.token, visitor.body.browser),
  )
  serve(api, witnessApi.send_code, (visitor) => sendWitnessCode(visitor, visitor.params.token))
  serve(api, witnessApi.enter_code, (visitor) =>
    enterWitnessCode(visitor, visitor.params.token, visitor.body.code),
  )
  serve(api, witnessApi.sign, (visitor) =>
    signAsWitness(visitor, visitor.params.token, visitor.body),
  )
  serve(api, witnessApi.decline, (visitor) =>
    declineAsWitness(visitor, visitor.params.token, visitor.body.reason),
  )
}
