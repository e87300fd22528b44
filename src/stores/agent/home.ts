import { type AgentHome, agentApi } from '#domain/agent/home'
import { call } from '#lib/api'
import { agencyStoreOf } from './agency-store.ts'

export const $agentHome = agencyStoreOf<AgentHome>('agent-home', () => call(agentApi.home))
