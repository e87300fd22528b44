import type { AgentAnswerValue } from '#domain/agent/question/events'
import type { AgentQuestion } from '#domain/agent/question/question'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { agentsOf } from '#tenant/conveyance/agents'
import { caseCorrespondence } from '#tenant/conveyance/correspondence'
import type { Correspondence, Recipient } from '#tenant/events/messages'
import type { RequestContext } from '#tenant/runtime/context'

/** The answer to a question, for the agent who asked it, or else for the agent of the case. */
export const answerCorrespondence = (
  context: RequestContext,
  conveyance: Conveyance,
  { text, by, answer }: AgentQuestion,
): Correspondence<AgentAnswerValue> => {
  const { origins, store } = context
  const agents = askerOf(context, conveyance, by.id) ?? agentsOf(store, conveyance)
  const { values, ...rest } = caseCorrespondence({ by: context.by, origins, agents }, conveyance)
  const { ref, address } = values
  const link = origins.agents
  return { ...rest, values: { ref, address, question: text, answer: answer?.text ?? '', link } }
}

/** Whoever asked, while they still sign in for the agency of the case. */
const askerOf = (
  { users }: RequestContext,
  { agency }: Conveyance,
  id: string,
): Recipient[] | null => {
  const user = users.find(id)
  if (user?.status !== 'active' || user.agency_id !== agency?.agency.id) return null
  const name = `${user.first_name} ${user.last_name}`
  return [{ name, email: user.email, phone: user.phone }]
}
