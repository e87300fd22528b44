import { letterApi } from '#domain/communication/letter/api'
import { type Api, serve } from '../../serve.ts'
import { recordRead } from '../../tenant/audit/reads.ts'
import {
  confirmPrinted,
  letterQueue,
  lettersPaper,
} from '../../tenant/communication/letter/letters.ts'

export const letters = (api: Api) => {
  serve(api, letterApi.list, (request) => {
    recordRead(request, { what: 'messages', subject: 'list', id: 'letters' })
    return letterQueue(request)
  })
  serve(api, letterApi.pdf, (request) => JSON.stringify(lettersPaper(request, request.query.ids)))
  serve(api, letterApi.confirm, (request) => confirmPrinted(request, request.body))
}
