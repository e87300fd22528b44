import { interestPolicyApi } from '#domain/interest/api'
import type { InterestPolicy } from '#domain/interest/terms'
import { call } from '#lib/api'
import { createFetcherStore } from '#stores/list/fetching'
import { type ChangeBody, saverOf } from '#stores/record/saving'

/** What the firm pays its clients for money that it holds, by date. */
export const $interestPolicy = createFetcherStore<InterestPolicy>(['interest-terms'], {
  fetcher: () => call(interestPolicyApi.show, {}),
})

const show = (saved: InterestPolicy) => $interestPolicy.mutate(saved)
const { change } = saverOf<InterestPolicy>({ show, showCurrent: show })

export const addTerm = (
  body: ChangeBody<typeof interestPolicyApi.add>,
  version: number,
  key: string,
) => change(interestPolicyApi.add, body, { version, key })
