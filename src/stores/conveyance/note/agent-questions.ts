import { agentQuestionApi } from '#domain/agent/question/api'
import type { AgentQuestion } from '#domain/agent/question/question'
import { call } from '#lib/api'
import { caseId, caseStoreOf } from '#stores/conveyance/case-store'

const { $store, change } = caseStoreOf<AgentQuestion[], AgentQuestion>(
  'case-agent-questions',
  (id) => call(agentQuestionApi.list, { params: { id } }),
)

/** What the agent of the case on the page asked, newest first. */
export const $agentQuestionsOfCase = $store

export const answerAgent = ({ id, version }: AgentQuestion, text: string, key: string) =>
  change(
    agentQuestionApi.answer,
    { text },
    {
      params: { id: caseId(), question: id },
      version,
      key,
    },
  )
