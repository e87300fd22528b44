import { messageApi } from '#domain/communication/message'
import { type Api, serve } from '../serve.ts'
import { toMessageView } from '../tenant/communication/view.ts'

export const messages = (api: Api) => {
  serve(api, messageApi.list, (request) => {
    const { rows, next } = request.messages.list(request.query)
    return { rows: rows.map((message) => toMessageView(request, message)), next }
  })
}
