import { quoteCaseApi } from '#domain/quote/case/api'
import { feeScaleApi } from '#domain/quote/scale/api'
import { type Api, serve } from '../serve.ts'
import {
  changeFeeScale,
  createFeeScale,
  discardFeeScale,
  endFeeScale,
  publishFeeScale,
  withdrawFeeScale,
} from '../tenant/quote/scale/changes.ts'
import { feeScaleRows, sentCases, toFeeScaleDetail } from '../tenant/quote/scale/view.ts'

export const feeScale = (api: Api) => {
  serve(api, quoteCaseApi.scale, ({ feeScales, today, query }) =>
    feeScales.on(today, query.agency_id ?? null),
  )
  serve(api, feeScaleApi.list, (request) => ({ rows: feeScaleRows(request) }))
  serve(api, feeScaleApi.show, (request) => toFeeScaleDetail(request, request.params.id))
  serve(api, feeScaleApi.preview, (request) => {
    request.feeScales.get(request.params.id)
    return { sent: sentCases(request) }
  })
  serve(api, feeScaleApi.create, (request) => createFeeScale(request, request.body))
  serve(api, feeScaleApi.change, (request) =>
    changeFeeScale(request, request.params.id, request.body),
  )
  serve(api, feeScaleApi.publish, (request) =>
    publishFeeScale(request, request.params.id, request.body.version),
  )
  serve(api, feeScaleApi.withdraw, (request) => withdrawFeeScale(request, request.params.id))
  serve(api, feeScaleApi.end, (request) =>
    endFeeScale(request, request.params.id, request.body.version, request.body.valid_to),
  )
  serve(api, feeScaleApi.discard, (request) => {
    discardFeeScale(request, request.params.id)
    return { discarded: true as const }
  })
}
