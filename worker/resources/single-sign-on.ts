import { singleSignOnApi } from '#domain/user/single-sign-on/api'
import { type Api, serve } from '../serve.ts'
import {
  changePolicy,
  changeProvider,
  changeSecret,
  unlink,
} from '../tenant/user/single-sign-on/changing.ts'
import { requestTest } from '../tenant/user/single-sign-on/testing.ts'
import { toSingleSignOnDetail } from '../tenant/user/single-sign-on/view.ts'

export const singleSignOn = (api: Api) => {
  serve(api, singleSignOnApi.show, toSingleSignOnDetail)
  serve(api, singleSignOnApi.provider, ({ body, ...request }) =>
    changeProvider(request, body.version, body.provider),
  )
  serve(api, singleSignOnApi.secret, ({ body, ...request }) =>
    changeSecret(request, body.version, body.secret),
  )
  serve(api, singleSignOnApi.policy, ({ body, ...request }) =>
    changePolicy(request, body.version, body.policy),
  )
  serve(api, singleSignOnApi.test, ({ body, ...request }) => requestTest(request, body.version))
  serve(api, singleSignOnApi.unlink, ({ params, ...request }) => unlink(request, params.id))
}
