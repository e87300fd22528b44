import { computed, onMount } from 'nanostores'
import { type AgentHome, agentApi } from '#domain/agent/home'
import { agencyChannel } from '#domain/channels'
import { call } from '#lib/api'
import { firm } from '#lib/firm'
import { listen } from '#lib/realtime'
import { createFetcherStore } from '#stores/list/fetching'
import { $session } from '#stores/user/session'

/** The id of the signed-in agent; null for anybody else, and then nothing is requested. */
const $agent = computed($session, (session) =>
  session?.user.type === 'agent' ? session.user.id : null,
)

export const $agentHome = createFetcherStore<AgentHome>(['agent-home/', $agent], {
  fetcher: () => call(agentApi.home),
})

onMount($agentHome, () => {
  const refresh = $agentHome.revalidate
  let stop = () => {}
  const stopFollowing = $session.subscribe((session) => {
    stop()
    const agency = session?.user.agency_id
    stop = agency
      ? listen(agencyChannel(firm.tenantId, agency), { '*': refresh }, refresh)
      : () => {}
  })
  return () => {
    stop()
    stopFollowing()
  }
})
