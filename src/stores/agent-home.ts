import { computed } from 'nanostores'
import { type AgentHome, agentApi } from '#domain/agent-home'
import { call } from '#lib/api'
import { createFetcherStore } from './fetching.ts'
import { $session } from './session.ts'

/** Whose page it is: nobody but an agent asks for it. */
const $agent = computed($session, (session) =>
  session?.user.type === 'agent' ? session.user.id : null,
)

/** What the agency of the signed-in agent introduced. */
export const $agentHome = createFetcherStore<AgentHome>(['agent-home/', $agent], {
  fetcher: () => call(agentApi.home),
})
