import { bulkMessageApi } from '#domain/conveyance/bulk-message/api'
import { type Api, serve } from '../../serve.ts'
import { caseRecipients, sendBulkMessage } from '../../tenant/conveyance/bulk-message/sending.ts'
import { requireBeyondMoney } from '../../tenant/core/money-only.ts'

export const bulkMessages = (api: Api) => {
  serve(api, bulkMessageApi.recipients, (request) =>
    caseRecipients(request, request.query.ids.split(',')),
  )
  serve(api, bulkMessageApi.send, (request) => {
    requireBeyondMoney(request.person)
    return sendBulkMessage(request, request.params.id, request.body)
  })
}
