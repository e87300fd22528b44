import { type AgentTeam, agentTeamApi } from '#domain/agent/team/team'
import { call } from '#lib/api'
import { agencyStoreOf } from './agency-store.ts'

/** The numbers of the signed-in agent’s whole agency, for its managers. */
export const $agentTeam = agencyStoreOf<AgentTeam>('agent-team', () => call(agentTeamApi.show))
