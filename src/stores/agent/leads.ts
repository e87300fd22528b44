import { computed, onMount } from 'nanostores'
import { agencyChannel } from '#domain/channels'
import type { BodyInput } from '#domain/endpoint'
import { type AgentLead, leadIntakeApi } from '#domain/lead/intake-api'
import { call } from '#lib/api'
import { firm } from '#lib/firm'
import { listen } from '#lib/realtime'
import { createFetcherStore } from '#stores/list/fetching'
import { $session } from '#stores/user/session'

const $agency = computed($session, (session) =>
  session?.user.type === 'agent' ? (session.user.agency_id ?? null) : null,
)

export const $agentLeads = createFetcherStore<AgentLead[]>(['agent-leads/', $agency], {
  fetcher: () => call(leadIntakeApi.introduced),
})

export const introduceClient = async (
  body: BodyInput<typeof leadIntakeApi.introduce>,
  key: string,
) => {
  const lead = await call(leadIntakeApi.introduce, { body, key })
  $agentLeads.revalidate()
  return lead
}

onMount($agentLeads, () => {
  const refresh = () => $agentLeads.revalidate()
  let stop = () => {}
  const stopFollowing = $agency.subscribe((agency) => {
    stop()
    stop = agency
      ? listen(agencyChannel(firm.tenantId, agency), { '*': refresh }, refresh)
      : () => {}
  })
  return () => {
    stop()
    stopFollowing()
  }
})
