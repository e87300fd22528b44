import { interestApi, interestPolicyApi } from '#domain/interest/api'
import { type Api, serve } from '../../serve.ts'
import {
  approveInterest,
  caseInterest,
  proposeInterest,
  rejectInterest,
} from '../../tenant/interest/interest.ts'
import { addTerm, interestPolicyOf } from '../../tenant/interest/policy.ts'

/** What the firm pays its clients for money that it holds, and the rates by date. */
export const interest = (api: Api) => {
  serve(api, interestPolicyApi.show, (request) => interestPolicyOf(request))
  serve(api, interestPolicyApi.add, (request) => addTerm(request, request.body))
  serve(api, interestApi.list, (request) => caseInterest(request, request.params.id))
  serve(api, interestApi.propose, (request) =>
    proposeInterest(request, request.params.id, request.body),
  )
  serve(api, interestApi.approve, (request) =>
    approveInterest(request, request.params, request.body),
  )
  serve(api, interestApi.reject, (request) => rejectInterest(request, request.params, request.body))
}
