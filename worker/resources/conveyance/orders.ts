import { caseOrderApi } from '#domain/conveyance/order/api'
import { type Api, serve } from '../../serve.ts'
import {
  addOrder,
  cancelOrder,
  changeOrder,
  ordersOf,
  recordResult,
} from '../../tenant/conveyance/order/orders.ts'

export const caseOrders = (api: Api) => {
  serve(api, caseOrderApi.list, (request) => ordersOf(request, request.params.id))
  serve(api, caseOrderApi.add, (request) => addOrder(request, request.params.id, request.body))
  serve(api, caseOrderApi.change, (request) => changeOrder(request, request.params, request.body))
  serve(api, caseOrderApi.result, (request) => recordResult(request, request.params, request.body))
  serve(api, caseOrderApi.cancel, (request) => cancelOrder(request, request.params, request.body))
}
