import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { QuestionAnswering, QuestionList, QuestionWithdrawal } from './bodies.ts'
import { ClientQuestion, QuestionForClient } from './question.ts'

export const clientQuestionApi = endpointsOf({
  /** Oldest first. */
  list: {
    method: 'GET',
    path: '/api/conveyances/:id/client-questions',
    who: ['staff'],
    can: ['conveyance.view', 'conveyance.update'],
    reply: z.array(ClientQuestion),
  },
  ask: {
    method: 'POST',
    path: '/api/conveyances/:id/client-questions',
    who: ['staff'],
    can: ['conveyance.update'],
    body: QuestionList,
    reply: z.array(ClientQuestion),
  },
  withdraw: {
    method: 'POST',
    path: '/api/conveyances/:id/client-questions/:question/withdrawal',
    who: ['staff'],
    can: ['conveyance.update'],
    body: QuestionWithdrawal,
    reply: ClientQuestion,
  },
  /** The questions to the signed-in client, of all their cases, without those that were taken back. */
  of_client: {
    method: 'GET',
    path: '/api/client-questions',
    who: ['client'],
    forDelegates: 'messages',
    can: [],
    reply: z.array(QuestionForClient),
  },
  /** Saves what a client typed so far, or sends it. */
  answer: {
    method: 'PUT',
    path: '/api/client-questions/:question/answer',
    who: ['client'],
    forDelegates: 'messages',
    can: [],
    body: QuestionAnswering,
    reply: QuestionForClient,
  },
})
