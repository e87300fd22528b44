import { type AgentHome, agentApi } from '#domain/agent/home'
import { AGENT_TERMS, agentTermsApi } from '#domain/agent/terms/terms'
import { call } from '#lib/api'
import { agencyStoreOf } from './agency-store.ts'

export const $agentHome = agencyStoreOf<AgentHome>('agent-home', () => call(agentApi.home))

/** Agrees to the terms for agents, and shows the pages behind them; throws ApiError. */
export const agreeToTerms = async (key: string) => {
  const terms = await call(agentTermsApi.agree, { body: { version: AGENT_TERMS }, key })
  const { data } = $agentHome.get()
  if (data) $agentHome.mutate({ ...data, terms })
}
