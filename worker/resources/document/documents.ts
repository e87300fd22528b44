import { documentApi } from '#domain/document/api'
import { documentMakingApi } from '#domain/document/making/api'
import { makingSteps } from '../../directory/making-endpoints.ts'
import { redactionSteps } from '../../directory/redaction-endpoints.ts'
import { uploadSteps } from '../../directory/upload-endpoints.ts'
import { type Api, serve } from '../../serve.ts'
import { changeDocument } from '../../tenant/document/changing.ts'
import { fileMade } from '../../tenant/document/making/filing-made.ts'
import { planMaking } from '../../tenant/document/making/planning.ts'
import { caseTemplates, previewMaking } from '../../tenant/document/making/templates.ts'
import { documentsOfClient } from '../../tenant/document/of-client.ts'
import { openingsOf } from '../../tenant/document/openings.ts'
import { documentsFor } from '../../tenant/document/reading.ts'
import { fileRedaction, planRedaction } from '../../tenant/document/redacting.ts'
import { sendDocument } from '../../tenant/document/sending.ts'
import { documentText, textMatches } from '../../tenant/document/text.ts'
import {
  completeUpload,
  giveUpUpload,
  ownUpload,
  recordPart,
  startUpload,
  toUploadPlan,
} from '../../tenant/document/uploading.ts'

export const documents = (api: Api) => {
  serve(api, documentApi.list, (request) =>
    documentsFor(request, { kind: 'conveyance', id: request.params.id }),
  )
  serve(api, documentApi.matches, (request) =>
    textMatches(request.store, request.conveyances.get(request.params.id).id, request.query.q),
  )
  serve(api, documentApi.text, (request) => ({ text: documentText(request, request.params.id) }))
  serve(api, documentApi.openings, (request) => openingsOf(request, request.params.id))
  serve(api, documentApi.change, (request) =>
    changeDocument(request, request.params.id, request.body),
  )
  serve(api, documentApi.send, (request) => sendDocument(request, request.params.id, request.body))
  serve(api, documentApi.upload, (request) => startUpload(request, request.params.id, request.body))
  serve(api, documentApi.of_client, (request) => documentsOfClient(request))
  serve(api, documentMakingApi.templates, (request) => caseTemplates(request, request.params.id))
  serve(api, documentMakingApi.preview, (request) =>
    previewMaking(request, request.params.id, request.body),
  )
  serve(api, makingSteps.plan, (request) => planMaking(request, request.params.id, request.body))
  serve(api, makingSteps.file, (request) => fileMade(request, request.params.id, request.body))
  serve(api, redactionSteps.plan, (request) =>
    planRedaction(request, request.params.id, request.params.order, request.body),
  )
  serve(api, redactionSteps.file, (request) =>
    fileRedaction(request, request.params.id, request.params.order, request.body),
  )
  serve(api, uploadSteps.plan, (request) =>
    toUploadPlan(request, ownUpload(request, request.params.id)),
  )
  serve(api, uploadSteps.part, (request) =>
    toUploadPlan(request, recordPart(request, request.params.id, request.body.index)),
  )
  serve(api, uploadSteps.complete, (request) => ({
    id: completeUpload(request, request.params.id, request.body),
  }))
  serve(api, uploadSteps.give_up, (request) =>
    giveUpUpload(request, request.params.id, request.body.reason),
  )
}
