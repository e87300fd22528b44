import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { AgentAnswer, AgentQuestionEntry } from './bodies.ts'
import { AgentQuestion } from './question.ts'

export const agentQuestionApi = endpointsOf({
  /** What the agent’s agency asked about its cases, newest first. */
  own: {
    method: 'GET',
    path: '/api/agent/questions',
    who: ['agent'],
    can: [],
    reply: z.array(AgentQuestion),
  },
  ask: {
    method: 'POST',
    path: '/api/agent/cases/:id/questions',
    who: ['agent'],
    can: [],
    body: AgentQuestionEntry,
    reply: AgentQuestion,
  },
  /** What the agent of a case asked, newest first. */
  list: {
    method: 'GET',
    path: '/api/conveyances/:id/agent-questions',
    who: ['staff'],
    can: ['conveyance.view', 'conveyance.update'],
    reply: z.array(AgentQuestion),
  },
  answer: {
    method: 'PUT',
    path: '/api/conveyances/:id/agent-questions/:question/answer',
    who: ['staff'],
    can: ['conveyance.update'],
    body: AgentAnswer,
    reply: AgentQuestion,
  },
})
