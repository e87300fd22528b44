import { firmApi } from '#domain/firm/api'
import { type Api, serve } from '../serve.ts'
import { changeFirm, toFirmView } from '../tenant/firm/details.ts'
import { changeLogo } from '../tenant/firm/logo.ts'
import { changeSetUp, toSetUpView } from '../tenant/firm/set-up.ts'

export const firm = (api: Api) => {
  serve(api, firmApi.show, (request) => toFirmView(request))
  serve(api, firmApi.details, ({ body, ...request }) =>
    changeFirm(request, body.version, { details: body.details }),
  )
  serve(api, firmApi.offices, ({ body, ...request }) =>
    changeFirm(request, body.version, { offices: body.offices }),
  )
  serve(api, firmApi.teams, ({ body, ...request }) =>
    changeFirm(request, body.version, { teams: body.teams }),
  )
  serve(api, firmApi.signature, ({ body, ...request }) =>
    changeFirm(request, body.version, { signature: body.signature }),
  )
  serve(api, firmApi.logo, ({ body, ...request }) => changeLogo(request, body.version, body.logo))
  serve(api, firmApi.set_up, (request) => toSetUpView(request))
  serve(api, firmApi.skip, ({ body, ...request }) =>
    changeSetUp(request, body.version, { skipped: body.skipped }),
  )
  serve(api, firmApi.finish, ({ body, ...request }) =>
    changeSetUp(request, body.version, { finished_at: body.finished ? request.now : null }),
  )
}
