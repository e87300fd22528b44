import { quoteCaseApi } from '#domain/quote-case-api'
import { type Api, serve } from '../serve.ts'

/** The prices of today. */
export const feeScale = (api: Api) => {
  serve(api, quoteCaseApi.scale, ({ feeScales, today }) => feeScales.on(today))
}
