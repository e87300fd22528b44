import { communicationFiguresApi } from '#domain/communication/figures/api'
import { communicationApi } from '#domain/communication/firm/api'
import { communicationTypeApi } from '#domain/communication/type/api'
import { communicationFigures } from '#tenant/communication/figures'
import {
  actOnCommunication,
  changeCommunication,
  createCommunication,
} from '#tenant/communication/firm/changing'
import { previewCommunication } from '#tenant/communication/firm/previewing'
import { communicationRows, toCommunicationDetail } from '#tenant/communication/firm/view'
import { sendTypeTest } from '#tenant/communication/type/testing'
import { toTypeDetail } from '#tenant/communication/type/texts'
import { type Api, serve } from '../../serve.ts'

export const communications = (api: Api) => {
  serve(api, communicationFiguresApi.show, communicationFigures)
  serve(api, communicationTypeApi.show, (request) => toTypeDetail(request, request.params.name))
  serve(api, communicationTypeApi.test, (request) =>
    sendTypeTest(request, request.params.name, request.body),
  )
  serve(api, communicationApi.list, (request) => communicationRows(request))
  serve(api, communicationApi.preview, (request) => previewCommunication(request, request.body))
  serve(api, communicationApi.create, (request) => createCommunication(request, request.body))
  serve(api, communicationApi.show, (request) => toCommunicationDetail(request, request.params.id))
  serve(api, communicationApi.change, (request) =>
    toCommunicationDetail(
      request,
      changeCommunication(request, request.params.id, request.body).id,
    ),
  )
  for (const act of ['activate', 'pause'] as const)
    serve(api, communicationApi[act], ({ params, body, ...request }) =>
      toCommunicationDetail(request, actOnCommunication(request, act, { ...params, ...body }).id),
    )
}
