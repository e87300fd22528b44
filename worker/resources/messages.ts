import { messageApi } from '#domain/communication/message'
import { type Api, serve } from '../serve.ts'
import { recordRead } from '../tenant/audit/reads.ts'
import {
  approveMessage,
  confirmMessage,
  declineMessage,
  retryMessage,
} from '../tenant/communication/acts.ts'
import { messagesWithin } from '../tenant/communication/scope.ts'
import { toMessageView } from '../tenant/communication/view.ts'

export const messages = (api: Api) => {
  serve(api, messageApi.list, (request) => {
    const { rows, next } = request.messages.list(request.query, messagesWithin(request.person))
    recordRead(request, { what: 'messages', subject: 'list', id: 'messages' })
    return { rows: rows.map((message) => toMessageView(request, message)), next }
  })
  serve(api, messageApi.retry, ({ params, body, ...request }) =>
    retryMessage(request, { ...params, ...body }),
  )
  serve(api, messageApi.confirm, ({ params, body, ...request }) =>
    confirmMessage(request, { ...params, ...body }),
  )
  serve(api, messageApi.approve, ({ params, body, ...request }) =>
    approveMessage(request, { ...params, ...body }),
  )
  serve(api, messageApi.decline, ({ params, body, ...request }) =>
    declineMessage(request, { ...params, ...body }),
  )
}
