import { caseLedgerApi } from '#domain/ledger/api'
import { type Api, serve } from '../../serve.ts'
import { ledgerOf, postEntry } from '../../tenant/ledger/ledgers.ts'

export const caseLedgers = (api: Api) => {
  serve(api, caseLedgerApi.show, (request) => ledgerOf(request, request.params.id))
  serve(api, caseLedgerApi.post, (request) => postEntry(request, request.params.id, request.body))
}
