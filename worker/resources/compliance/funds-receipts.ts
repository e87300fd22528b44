import { fundsReceiptApi } from '#domain/funds/receipt/api'
import { allocateGift } from '#tenant/funds/receipt/allocating'
import { explainReceipt } from '#tenant/funds/receipt/explaining'
import { caseReceipts } from '#tenant/funds/receipt/view'
import { type Api, serve } from '#worker/serve'

/** The receipts of client money, each tied to where the clients said that it comes from. */
export const fundsReceipts = (api: Api) => {
  serve(api, fundsReceiptApi.show, (request) => caseReceipts(request, request.params.id))
  serve(api, fundsReceiptApi.explain, (request) =>
    explainReceipt(request, request.params, request.body),
  )
  serve(api, fundsReceiptApi.allocate, (request) =>
    allocateGift(request, request.params, request.body),
  )
}
