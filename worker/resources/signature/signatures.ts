import { clientSignatureApi, signatureApi } from '#domain/signature/api'
import { type Api, serve } from '../../serve.ts'
import {
  declineToSign,
  enterSigningCode,
  openToSign,
  sendSigningCode,
  signDocument,
} from '../../tenant/signature/client.ts'
import { clientSignaturesOf } from '../../tenant/signature/client-view.ts'
import {
  remindSigners,
  requestSignature,
  signaturesOf,
  unlockSigner,
  voidSignature,
} from '../../tenant/signature/requests.ts'

export const signatures = (api: Api) => {
  serve(api, signatureApi.list, (request) => signaturesOf(request, request.params.id))
  serve(api, signatureApi.request, (request) =>
    requestSignature(request, request.params.id, request.body),
  )
  serve(api, signatureApi.void, (request) => voidSignature(request, request.params, request.body))
  serve(api, signatureApi.remind, (request) =>
    remindSigners(request, request.params, request.body.version),
  )
  serve(api, signatureApi.unlock, (request) => unlockSigner(request, request.params, request.body))
  serve(api, clientSignatureApi.list, (request) => clientSignaturesOf(request))
  serve(api, clientSignatureApi.open, (request) =>
    openToSign(request, request.params.id, request.body.browser),
  )
  serve(api, clientSignatureApi.send_code, (request) => sendSigningCode(request, request.params.id))
  serve(api, clientSignatureApi.enter_code, (request) =>
    enterSigningCode(request, request.params.id, request.body.code),
  )
  serve(api, clientSignatureApi.sign, (request) =>
    signDocument(request, request.params.id, request.body),
  )
  serve(api, clientSignatureApi.decline, (request) =>
    declineToSign(request, request.params.id, request.body.reason),
  )
}
