import { quoteCaseApi } from '#domain/quote/case/api'
import { feeScaleApi } from '#domain/quote/scale/api'
import { type Api, serve } from '../serve.ts'
import {
  beginFeeScale,
  changeFeeScale,
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
  serve(api, feeScaleApi.list, (asked) => ({ rows: feeScaleRows(asked) }))
  serve(api, feeScaleApi.show, (asked) => toFeeScaleDetail(asked, asked.params.id))
  serve(api, feeScaleApi.preview, (asked) => {
    asked.feeScales.get(asked.params.id)
    return { sent: sentCases(asked) }
  })
  serve(api, feeScaleApi.create, (asked) => beginFeeScale(asked, asked.body))
  serve(api, feeScaleApi.change, (asked) => changeFeeScale(asked, asked.params.id, asked.body))
  serve(api, feeScaleApi.publish, (asked) =>
    publishFeeScale(asked, asked.params.id, asked.body.version),
  )
  serve(api, feeScaleApi.withdraw, (asked) => withdrawFeeScale(asked, asked.params.id))
  serve(api, feeScaleApi.end, (asked) =>
    endFeeScale(asked, asked.params.id, asked.body.version, asked.body.valid_to),
  )
  serve(api, feeScaleApi.discard, (asked) => {
    discardFeeScale(asked, asked.params.id)
    return { discarded: true as const }
  })
}
