import { clientAccountView } from '#domain/client-account/account'
import { clientAccountApi } from '#domain/client-account/api'
import { bankDetailsApi } from '#domain/client-account/showing/api'
import { type Api, serve } from '../../serve.ts'
import {
  changeDetails,
  confirmDetails,
  rejectDetails,
} from '../../tenant/client-account/changing.ts'
import { clientAccountOf } from '../../tenant/client-account/setting.ts'
import { showingView } from '../../tenant/client-account/showing.ts'
import { enterShowingCode, sendShowingCode } from '../../tenant/client-account/showing-code.ts'

/** The firm’s own client account: two people enter it, and clients see it after a code. */
export const clientAccount = (api: Api) => {
  serve(api, clientAccountApi.show, (request) => clientAccountView(clientAccountOf(request)))
  serve(api, clientAccountApi.change, (request) => changeDetails(request, request.body))
  serve(api, clientAccountApi.confirm, (request) => confirmDetails(request, request.body))
  serve(api, clientAccountApi.reject, (request) => rejectDetails(request, request.body))
  serve(api, bankDetailsApi.show, (request) => showingView(request))
  serve(api, bankDetailsApi.send_code, (request) => sendShowingCode(request))
  serve(api, bankDetailsApi.enter_code, (request) => enterShowingCode(request, request.body.code))
}
