import { documentTemplateApi } from '#domain/template/api/document'
import { emailTemplateApi, emailTestApi } from '#domain/template/api/email'
import { layoutApi } from '#domain/template/api/layout'
import { scriptApi } from '#domain/template/api/script'
import { templateSettingsApi } from '#domain/template/api/settings'
import { snippetApi } from '#domain/template/api/snippet'
import type { TemplateFamily } from '#domain/template/template'
import * as drafts from '#tenant/template/drafts'
import { listTemplates, toTemplateDetail } from '#tenant/template/listing'
import { changeApproval, templateParts } from '#tenant/template/parts'
import { previewTemplate } from '#tenant/template/previewing'
import * as publishing from '#tenant/template/publishing'
import { sendTemplateTest } from '#tenant/template/testing'
import { wordReceipt } from '#tenant/template/word/files'
import { recordWordFile } from '#tenant/template/word/receiving'
import { wordSteps } from '#worker/directory/word-endpoints'
import { type Api, serve } from '#worker/serve'

type FamilyApi =
  | typeof documentTemplateApi
  | typeof emailTemplateApi
  | typeof layoutApi
  | typeof snippetApi
  | typeof scriptApi

const serveFamily = (api: Api, family: TemplateFamily, endpoints: FamilyApi) => {
  serve(api, endpoints.list, (request) => listTemplates(request, family, request.query))
  serve(api, endpoints.preview, (request) => previewTemplate(request, family, request.body))
  serve(api, endpoints.show, (request) => toTemplateDetail(request, family, request.params.id))
  serve(api, endpoints.create, (request) =>
    toTemplateDetail(request, family, drafts.createTemplate(request, family, request.body).id),
  )
  serve(api, endpoints.save, (request) => {
    drafts.saveTemplate(request, family, request.params.id, request.body)
    return toTemplateDetail(request, family, request.params.id)
  })
  serve(api, endpoints.send, (request) => {
    const target = { family, id: request.params.id, version: request.body.version }
    return toTemplateDetail(request, family, publishing.sendForReview(request, target).id)
  })
  serve(api, endpoints.withdraw, (request) => {
    const target = { family, id: request.params.id, version: request.body.version }
    return toTemplateDetail(request, family, publishing.withdrawTemplate(request, target).id)
  })
  serve(api, endpoints.publish, (request) => {
    const { version, ...publication } = request.body
    const target = { family, id: request.params.id, version }
    publishing.publishTemplate(request, target, publication)
    return toTemplateDetail(request, family, target.id)
  })
  serve(api, endpoints.retire, (request) => {
    const target = { family, id: request.params.id, version: request.body.version }
    return toTemplateDetail(request, family, publishing.retireTemplate(request, target).id)
  })
}

export const templates = (api: Api) => {
  serveFamily(api, 'document', documentTemplateApi)
  serveFamily(api, 'email', emailTemplateApi)
  serveFamily(api, 'layout', layoutApi)
  serveFamily(api, 'snippet', snippetApi)
  serveFamily(api, 'script', scriptApi)
  serve(api, emailTestApi.send, (request) => sendTemplateTest(request, request.body))
  serve(api, wordSteps.find, ({ store, params }) => ({
    found: wordReceipt(store, params.id),
  }))
  serve(api, wordSteps.record, (request) =>
    recordWordFile(request, request.params.id, request.body),
  )
  serve(api, templateSettingsApi.parts, (request) => templateParts(request))
  serve(api, templateSettingsApi.approval, (request) =>
    changeApproval(request, request.body.second_person),
  )
}
