import { clientMessageApi } from '#domain/client-message/api'
import { type Api, serve } from '../../serve.ts'
import {
  answerClient,
  openClientMessages,
  settleClientMessage,
} from '../../tenant/client-message/of-case.ts'
import {
  openOwnMessages,
  ownMessages,
  uploadForMessage,
  writeToFirm,
} from '../../tenant/client-message/of-client.ts'

export const clientMessages = (api: Api) => {
  serve(api, clientMessageApi.own, (request) => ownMessages(request))
  serve(api, clientMessageApi.write, ({ params, body, ...request }) =>
    writeToFirm(request, params.id, body),
  )
  serve(api, clientMessageApi.upload, ({ params, body, ...request }) =>
    uploadForMessage(request, params.id, body),
  )
  serve(api, clientMessageApi.open, ({ params, body, ...request }) =>
    openOwnMessages(request, params.id, body),
  )
  serve(api, clientMessageApi.answer, ({ params, body, ...request }) =>
    answerClient(request, params.id, body),
  )
  serve(api, clientMessageApi.open_of_case, ({ params, body, ...request }) =>
    openClientMessages(request, params.id, body),
  )
  serve(api, clientMessageApi.settle, ({ params, body, ...request }) =>
    settleClientMessage(request, params, body),
  )
}
