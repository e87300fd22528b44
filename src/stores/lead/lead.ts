import { computed, onMount } from 'nanostores'
import { type LeadDetail, leadApi } from '#domain/lead/api'
import { call } from '#lib/api'
import { $route } from '#stores/chrome/route'
import { createFetcherStore } from '#stores/list/fetching'
import { recordEventsOf } from '#stores/record/record-events'

const $leadId = computed($route, (route) =>
  route.name === 'quotes-leads-id' ? (route.params['id'] ?? null) : null,
)

const events = recordEventsOf('lead', $leadId)

export const $lead = createFetcherStore<LeadDetail>(['lead/', $leadId], {
  fetcher: async (_, id) => {
    const fetched = await call(leadApi.show, { params: { id: String(id) } })
    events.found(String(id))
    return fetched
  },
})

onMount($lead, () => events.follow(() => $lead.revalidate()))
