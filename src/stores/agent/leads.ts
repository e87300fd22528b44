import type { BodyInput } from '#domain/endpoint'
import { type AgentLead, leadIntakeApi } from '#domain/lead/intake-api'
import { call } from '#lib/api'
import { agencyStoreOf } from './agency-store.ts'

export const $agentLeads = agencyStoreOf<AgentLead[]>('agent-leads', () =>
  call(leadIntakeApi.introduced),
)

export const introduceClient = async (
  body: BodyInput<typeof leadIntakeApi.introduce>,
  key: string,
) => {
  const lead = await call(leadIntakeApi.introduce, { body, key })
  $agentLeads.revalidate()
  return lead
}
