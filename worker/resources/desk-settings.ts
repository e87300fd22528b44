import { deskSettingsApi } from '#domain/lead/desk/settings-api'
import { type Api, serve } from '../serve.ts'
import { testTelephone } from '../tenant/call/telephone-orders.ts'
import { changeDesk, changeHours, renewKey, toDeskDetail } from '../tenant/lead/desk-settings.ts'

export const deskSettings = (api: Api) => {
  serve(api, deskSettingsApi.show, (request) => toDeskDetail(request))
  serve(api, deskSettingsApi.hours, (request) => {
    const { version, ...hours } = request.body
    return changeHours(request, version, hours)
  })
  serve(api, deskSettingsApi.claim, (request) => {
    const { version, ...claim } = request.body
    return changeDesk(request, version, { claim })
  })
  serve(api, deskSettingsApi.telephone, (request) =>
    changeDesk(request, request.body.version, { telephone: request.body.telephone }),
  )
  serve(api, deskSettingsApi.plan, (request) => {
    const { version, ...plan } = request.body
    return changeDesk(request, version, { plan })
  })
  serve(api, deskSettingsApi.renew_key, (request) =>
    renewKey(request, request.body.version, request.body.of),
  )
  serve(api, deskSettingsApi.test, (request) => testTelephone(request))
}
