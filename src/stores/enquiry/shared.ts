import { computed } from 'nanostores'
import { sharedEnquiryApi } from '#domain/enquiry/link/api'
import type { SharedOutcomes, SharedReplies } from '#domain/enquiry/link/bodies'
import type { SharedEnquiries } from '#domain/enquiry/link/other-side-view'
import { call } from '#lib/api'
import { ApiError } from '#lib/api-error'
import { $route } from '#stores/chrome/route'
import { createFetcherStore } from '#stores/list/fetching'

const $token = computed($route, ({ search }) => new URLSearchParams(search).get('enquiries'))

/** What a link shows; of one that has ended, why. */
type Linked = SharedEnquiries | { readonly refused: string }

const open = async (token: string): Promise<Linked> => {
  try {
    return await call(sharedEnquiryApi.show, { params: { token } })
  } catch (error) {
    const isEnded = error instanceof ApiError && error.status === 409
    if (isEnded) return { refused: error.message }
    throw error
  }
}

/** The enquiries of the link in the address. */
export const $sharedEnquiries = createFetcherStore<Linked>(['shared-enquiries/', $token], {
  fetcher: (_, token) => open(String(token)),
  // Each request is a view in the firm’s audit log.
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
})

const save = async (answer: Promise<SharedEnquiries>) => {
  try {
    $sharedEnquiries.mutate(await answer)
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) $sharedEnquiries.revalidate()
    throw error
  }
}

const params = () => ({ token: $token.get() ?? '' })

export const replyToShared = (body: SharedReplies, key: string) =>
  save(call(sharedEnquiryApi.reply, { params: params(), body, key }))

export const settleShared = (body: SharedOutcomes, key: string) =>
  save(call(sharedEnquiryApi.settle, { params: params(), body, key }))
