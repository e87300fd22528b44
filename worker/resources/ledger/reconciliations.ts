import { reconciliationApi } from '#domain/reconciliation/api'
import { type Api, serve } from '../../serve.ts'
import { cancelLine, explainLine, reopenLine } from '../../tenant/reconciliation/explaining.ts'
import { ledgerCsv } from '../../tenant/reconciliation/export.ts'
import { importFile } from '../../tenant/reconciliation/importing.ts'
import { packOf } from '../../tenant/reconciliation/pack.ts'
import { bankView } from '../../tenant/reconciliation/position.ts'
import {
  matchLine,
  prepare,
  receiveLine,
  sign,
  suspendLine,
  unmatchPosting,
} from '../../tenant/reconciliation/working.ts'

export const reconciliations = (api: Api) => {
  serve(api, reconciliationApi.show, (request) => bankView(request))
  serve(api, reconciliationApi.import, (request) => importFile(request, request.body))
  serve(api, reconciliationApi.match, (request) =>
    matchLine(request, request.params.line, request.body.posting),
  )
  serve(api, reconciliationApi.receive, (request) =>
    receiveLine(request, request.params.line, request.body.payment),
  )
  serve(api, reconciliationApi.suspend, (request) =>
    suspendLine(request, request.params.line, request.body.name),
  )
  serve(api, reconciliationApi.explain, (request) =>
    explainLine(request, request.params.line, request.body),
  )
  serve(api, reconciliationApi.cancel, (request) =>
    cancelLine(request, request.params.line, request.body.by),
  )
  serve(api, reconciliationApi.reopen, (request) => reopenLine(request, request.params.line))
  serve(api, reconciliationApi.unmatch, (request) =>
    unmatchPosting(request, Number(request.params.posting)),
  )
  serve(api, reconciliationApi.prepare, (request) => prepare(request))
  serve(api, reconciliationApi.sign, (request) =>
    sign(request, request.params.reconciliation, request.body.version),
  )
  serve(api, reconciliationApi.pack, (request) => packOf(request, request.params.reconciliation))
  serve(api, reconciliationApi.export, (request) => ledgerCsv(request.store, request.query))
}
