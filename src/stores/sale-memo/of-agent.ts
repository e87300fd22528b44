import { saleMemoApi } from '#domain/sale-memo/api'
import type { AgentMemo } from '#domain/sale-memo/view'
import { call } from '#lib/api'
import { agencyStoreOf } from '#stores/agent/agency-store'

/** What the agency of the signed-in agent has sent, newest first. */
export const $agentMemos = agencyStoreOf<AgentMemo[]>('agent-sale-memos', () =>
  call(saleMemoApi.of_agent),
)
