import { thirdPartyAccountApi } from '#domain/third-party-account/api'
import { type Api, serve } from '../../serve.ts'
import {
  agreeAccount,
  endAccount,
  proposeAccount,
  recordStatement,
  rejectAccount,
} from '../../tenant/third-party-account/accounts.ts'
import { caseThirdPartyAccounts } from '../../tenant/third-party-account/view.ts'

/** Third-party managed accounts of cases, through which client money goes instead of the firm’s own client account. */
export const thirdPartyAccounts = (api: Api) => {
  serve(api, thirdPartyAccountApi.list, (request) =>
    caseThirdPartyAccounts(request, request.params.id),
  )
  serve(api, thirdPartyAccountApi.propose, (request) =>
    proposeAccount(request, request.params.id, request.body),
  )
  serve(api, thirdPartyAccountApi.agree, (request) =>
    agreeAccount(request, request.params, request.body.version),
  )
  serve(api, thirdPartyAccountApi.reject, (request) =>
    rejectAccount(request, request.params, request.body),
  )
  serve(api, thirdPartyAccountApi.state, (request) =>
    recordStatement(request, request.params, request.body),
  )
  serve(api, thirdPartyAccountApi.end, (request) =>
    endAccount(request, request.params, request.body),
  )
}
