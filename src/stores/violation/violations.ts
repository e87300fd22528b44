import { violationApi } from '#domain/violation/api'
import type { ViolationCount } from '#domain/violation/counts'
import { call } from '#lib/api'
import { createFetcherStore } from '#stores/list/fetching'

/** What browsers refused by the policy of our pages, newest day first. */
export const $violations = createFetcherStore<ViolationCount[]>(['policy-violations'], {
  fetcher: () => call(violationApi.list),
})
