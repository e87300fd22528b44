import { letter } from '#domain/communication/communication'
import type { EventRows, EventType } from '#domain/event'

const values = ['ref', 'address', 'question', 'answer', 'link'] as const
export type AgentAnswerValue = (typeof values)[number]

type Asked = { agency: string; question: string }

export type AgentQuestionEvents = {
  'agent-question.asked': EventType<'conveyance', Asked>
  'agent-question.answered': EventType<'conveyance', Asked & { answer: string }, AgentAnswerValue>
}

const common = {
  subjects: ['conveyance'],
  broadcast: ['area', 'record', 'users', 'agencies'],
} as const

export const agentQuestionEvents: EventRows<AgentQuestionEvents> = {
  'agent-question.asked': {
    ...common,
    title: 'Agent asked for an update',
    text: ({ agency, question }) => `${agency} asked: “${question}”`,
    notice: 'users',
  },
  'agent-question.answered': {
    ...common,
    title: 'Agent’s question answered',
    text: ({ agency, question, answer }) => `${agency} asked: “${question}”. Answered: “${answer}”`,
    values,
    communications: [
      {
        audience: 'agent',
        channel: 'email',
        subject: 'Your question about {address}',
        body: letter(
          'You asked about {address}, our reference {ref}:',
          '{question}',
          'Our answer:',
          '{answer}',
          'Sign in to see the case:',
          '{link}',
        ),
      },
    ],
  },
}
