import { deskSettingsApi } from '#domain/lead/desk/settings-api'
import { type Api, serve } from '../serve.ts'
import { testTelephone } from '../tenant/call/telephone-orders.ts'
import { changeDesk, changeHours, renewKey, toDeskDetail } from '../tenant/lead/desk-settings.ts'

export const deskSettings = (api: Api) => {
  serve(api, deskSettingsApi.show, (asked) => toDeskDetail(asked))
  serve(api, deskSettingsApi.hours, (asked) => {
    const { version, ...hours } = asked.body
    return changeHours(asked, version, hours)
  })
  serve(api, deskSettingsApi.claim, (asked) => {
    const { version, ...claim } = asked.body
    return changeDesk(asked, version, { claim })
  })
  serve(api, deskSettingsApi.telephone, (asked) =>
    changeDesk(asked, asked.body.version, { telephone: asked.body.telephone }),
  )
  serve(api, deskSettingsApi.plan, (asked) => {
    const { version, ...plan } = asked.body
    return changeDesk(asked, version, { plan })
  })
  serve(api, deskSettingsApi.renew_key, (asked) =>
    renewKey(asked, asked.body.version, asked.body.of),
  )
  serve(api, deskSettingsApi.test, (asked) => testTelephone(asked))
}
