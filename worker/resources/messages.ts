import { messageApi } from '#domain/communication/message'
import { type Api, serve } from '../serve.ts'

/** What the firm told people. */
export const messages = (api: Api) => {
  serve(api, messageApi.list, ({ messages, query }) => messages.list(query))
}
