import { enquiryLinkApi, otherSideApi } from '#domain/enquiry/link/api'
import { replyByLink, settleByLink } from '#tenant/enquiry/link/answering'
import { createLink, linksOfCase, withdrawLink } from '#tenant/enquiry/link/links'
import { viewAsOtherSide } from '#tenant/enquiry/link/opening'
import { type Api, serve } from '#worker/serve'

export const enquiryLinks = (api: Api) => {
  serve(api, enquiryLinkApi.list, (request) => linksOfCase(request, request.params.id))
  serve(api, enquiryLinkApi.create, (request) =>
    createLink(request, request.params.id, request.body),
  )
  serve(api, enquiryLinkApi.withdraw, (request) =>
    withdrawLink(request, request.params, request.body.version),
  )
  serve(api, otherSideApi.show, (request) => viewAsOtherSide(request, request.params.token))
  serve(api, otherSideApi.reply, (request) =>
    replyByLink(request, request.params.token, request.body),
  )
  serve(api, otherSideApi.settle, (request) =>
    settleByLink(request, request.params.token, request.body),
  )
}
