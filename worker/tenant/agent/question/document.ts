import { AgentQuestion } from '#domain/agent/question/question'
import type { DocumentShape } from '#tenant/core/document'

export const agentQuestionDocument: DocumentShape<AgentQuestion> = {
  name: 'agent_questions',
  isVersioned: true,
  shape: 1,
  schema: AgentQuestion,
  upgrades: [],
}
