import { computed, onMount } from 'nanostores'
import { agencyChannel } from '#domain/channels'
import { saleMemoApi } from '#domain/sale-memo/api'
import type { AgentMemo } from '#domain/sale-memo/view'
import { call } from '#lib/api'
import { firm } from '#lib/firm'
import { listen } from '#lib/realtime'
import { createFetcherStore } from '#stores/list/fetching'
import { $session } from '#stores/user/session'

/** The id of the signed-in agent; null for anybody else, and then nothing is requested. */
const $agent = computed($session, (session) =>
  session?.user.type === 'agent' ? session.user.id : null,
)

/** What the agency of the signed-in agent has sent, newest first. */
export const $agentMemos = createFetcherStore<AgentMemo[]>(['agent-sale-memos/', $agent], {
  fetcher: () => call(saleMemoApi.of_agent),
})

onMount($agentMemos, () => {
  const refresh = () => $agentMemos.revalidate()
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
