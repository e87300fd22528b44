import { paymentTimesApi } from '#domain/payment/times/api'
import { type Api, serve } from '../../serve.ts'
import { paymentTimesOf, setPaymentTimes } from '../../tenant/payment/times.ts'

/** Until when the firm’s bank takes payments on a day. */
export const paymentTimes = (api: Api) => {
  serve(api, paymentTimesApi.show, (request) => paymentTimesOf(request))
  serve(api, paymentTimesApi.set, (request) => setPaymentTimes(request, request.body))
}
