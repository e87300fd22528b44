import { providerApi } from '#domain/communication/provider/api'
import { type Api, serve } from '../serve.ts'
import {
  changeEmail,
  changeProviders,
  renewProviderKey,
  requireOffered,
  saveSecret,
} from '../tenant/communication/provider/changing.ts'
import { requestDkimCheck, requestDkimKey } from '../tenant/communication/provider/dkim-tasks.ts'
import {
  requestVerification,
  sendTest,
  verifySender,
} from '../tenant/communication/provider/sender.ts'
import { toProviderDetail } from '../tenant/communication/provider/view.ts'

export const messageProviders = (api: Api) => {
  serve(api, providerApi.show, toProviderDetail)
  serve(api, providerApi.email, ({ body, ...request }) =>
    changeEmail(request, body.version, body.provider),
  )
  for (const channel of ['sms', 'whatsapp'] as const)
    serve(api, providerApi[channel], ({ body, ...request }) => {
      requireOffered(request, body.provider.kind)
      const change = { [channel]: body.provider }
      return changeProviders(request, body.version, change, { of: channel, after: body.provider })
    })
  serve(api, providerApi.password, ({ body, ...request }) =>
    saveSecret(request, body.version, 'password', body.password),
  )
  serve(api, providerApi.renew_key, ({ body, ...request }) =>
    renewProviderKey(request, body.version, body.of),
  )
  serve(api, providerApi.request_verification, ({ body, ...request }) =>
    requestVerification(request, body.version),
  )
  serve(api, providerApi.verify_sender, ({ body, ...request }) => verifySender(request, body.token))
  serve(api, providerApi.create_dkim_key, ({ body, ...request }) =>
    requestDkimKey(request, body.version),
  )
  serve(api, providerApi.check_dkim, ({ body, ...request }) =>
    requestDkimCheck(request, body.version),
  )
  serve(api, providerApi.test, ({ body, ...request }) => sendTest(request, body.channel))
}
