import { computed, onMount } from 'nanostores'
import { type LiveEnquiry, type LiveQuery, liveEnquiryApi } from '#domain/enquiry/queue/api'
import { call } from '#lib/api'
import { $route } from '#stores/chrome/route'
import { queryIn } from '#stores/list/address'
import { createFetcherStore } from '#stores/list/fetching'
import { followArea } from '#stores/list/following'

const $query = computed($route, ({ name, search }) =>
  name === 'admin-additional-enquiries' && new URLSearchParams(search).get('tab') === 'live'
    ? JSON.stringify(queryIn<LiveQuery>(search, ['holder', 'due']))
    : null,
)

/** The open enquiries of all cases. */
export const $liveEnquiries = createFetcherStore<LiveEnquiry[]>(['live-enquiries/', $query], {
  fetcher: (_, query) => call(liveEnquiryApi.list, { query: JSON.parse(String(query)) }),
})

onMount($liveEnquiries, () => followArea('conveyances', () => $liveEnquiries.revalidate()))
