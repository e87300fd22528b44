import { messageApi } from '#domain/communication/message'
import { type Api, serve } from '../serve.ts'

export const messages = (api: Api) => {
  serve(api, messageApi.list, ({ messages, query }) => messages.list(query))
}
