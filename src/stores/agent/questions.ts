import { agentQuestionApi } from '#domain/agent/question/api'
import type { AgentQuestion } from '#domain/agent/question/question'
import { call } from '#lib/api'
import { agencyStoreOf } from './agency-store.ts'

/** What the signed-in agent’s agency asked, newest first. */
export const $agentQuestions = agencyStoreOf<AgentQuestion[]>('agent-questions', () =>
  call(agentQuestionApi.own),
)

export const askAbout = async (id: string, text: string, key: string) => {
  const asked = await call(agentQuestionApi.ask, { params: { id }, body: { text }, key })
  $agentQuestions.revalidate()
  return asked
}
