import { whatsappCloudApi } from '#domain/whatsapp/cloud/api'
import { whatsappSteps } from '../../directory/whatsapp-endpoints.ts'
import { type Api, serve } from '../../serve.ts'
import { system } from '../../tenant/user/people.ts'
import {
  cloudDetail,
  noteListed,
  saveCloud,
  saveCloudPrices,
  saveCloudSecrets,
  templateAccount,
} from '../../tenant/whatsapp/cloud/changing.ts'
import { receiveCloud } from '../../tenant/whatsapp/cloud/receiving.ts'
import { storeWhatsappFile, whatsappFile } from '../../tenant/whatsapp/files.ts'

export const whatsappCloud = (api: Api) => {
  serve(api, whatsappCloudApi.show, cloudDetail)
  serve(api, whatsappCloudApi.save, (request) => saveCloud(request, request.body))
  serve(api, whatsappCloudApi.save_secrets, (request) => saveCloudSecrets(request, request.body))
  serve(api, whatsappCloudApi.save_prices, (request) => saveCloudPrices(request, request.body))
  serve(api, whatsappCloudApi.receive, (request) => ({
    files: receiveCloud(request.as(system), request.body),
  }))
  serve(api, whatsappSteps.account, templateAccount)
  serve(api, whatsappSteps.note_templates, (request) => noteListed(request, request.body.templates))
  serve(api, whatsappSteps.file, (request) => whatsappFile(request, request.params.id))
  serve(api, whatsappSteps.store_file, (request) =>
    storeWhatsappFile(request.as(system), request.body),
  )
}
