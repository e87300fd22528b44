import { payoutApi } from '#domain/payee/own/api'
import { agreeToPayoutAccount, givePayoutAccount } from '#tenant/payee/own/accounts'
import { sendPayoutCode } from '#tenant/payee/own/code'
import { payoutView } from '#tenant/payee/own/view'
import { type Api, serve } from '#worker/serve'

/** Where clients are paid, as they enter it themselves. */
export const payoutAccounts = (api: Api) => {
  serve(api, payoutApi.show, (request) => payoutView(request))
  serve(api, payoutApi.send_code, (request) => sendPayoutCode(request))
  serve(api, payoutApi.give, (request) => givePayoutAccount(request, request.body))
  serve(api, payoutApi.agree, (request) =>
    agreeToPayoutAccount(request, request.params.payee, request.body.version),
  )
}
