import { computed } from 'nanostores'
import { otherSideApi } from '#domain/enquiry/link/api'
import type { OtherSideOutcomes, OtherSideReplies } from '#domain/enquiry/link/bodies'
import type { OtherSideView } from '#domain/enquiry/link/other-side-view'
import { call } from '#lib/api'
import { ApiError } from '#lib/api-error'
import { $route } from '#stores/chrome/route'
import { createFetcherStore } from '#stores/list/fetching'

const $token = computed($route, ({ search }) => new URLSearchParams(search).get('enquiries'))

/** What a link shows; of one that has ended, why. */
type Linked = OtherSideView | { readonly refused: string }

const open = async (token: string): Promise<Linked> => {
  try {
    return await call(otherSideApi.show, { params: { token } })
  } catch (error) {
    const isEnded = error instanceof ApiError && error.status === 409
    if (isEnded) return { refused: error.message }
    throw error
  }
}

/** The enquiries of the link in the address. */
export const $otherSideView = createFetcherStore<Linked>(['shared-enquiries/', $token], {
  fetcher: (_, token) => open(String(token)),
  // Each request is a view in the firm’s audit log.
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
})

const save = async (answer: Promise<OtherSideView>) => {
  try {
    $otherSideView.mutate(await answer)
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) $otherSideView.revalidate()
    throw error
  }
}

const params = () => ({ token: $token.get() ?? '' })

export const replyAsOtherSide = (body: OtherSideReplies, key: string) =>
  save(call(otherSideApi.reply, { params: params(), body, key }))

export const settleAsOtherSide = (body: OtherSideOutcomes, key: string) =>
  save(call(otherSideApi.settle, { params: params(), body, key }))
