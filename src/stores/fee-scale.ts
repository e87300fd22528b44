import type { FeeScale } from '#domain/fee-scale'
import { quoteCaseApi } from '#domain/quote-case-api'
import { call } from '#lib/api'
import { createFetcherStore } from './fetching.ts'

/** The firm's prices of today. */
export const $feeScale = createFetcherStore<FeeScale>(['fee-scale'], {
  fetcher: () => call(quoteCaseApi.scale),
})
