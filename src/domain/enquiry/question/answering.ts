import type { Instant } from '#domain/dates'
import type { Named } from '#domain/party'
import { assertValid, wrongState } from '#domain/refusal'
import type { QuestionAnswering } from './bodies.ts'
import { type ClientQuestion, isQuestionOpen } from './question.ts'

type Stamp = { readonly by: Named; readonly now: Instant }

const assertOpen = (question: ClientQuestion) => {
  if (question.withdrawn_at !== null)
    throw wrongState('client_question.withdrawn', 'We do not need this answer any more.')
  if (question.sent_at !== null)
    throw wrongState('client_question.sent', 'This answer has been sent. Call us to correct it.')
}

/** The question with what a client typed, sent or only saved. Throws 409 once it was sent, 422 for an empty answer that is sent. */
export const answeredQuestion = (
  question: ClientQuestion,
  { kind, text, is_sent }: Omit<QuestionAnswering, 'version'>,
  { by, now }: Stamp,
): ClientQuestion => {
  assertOpen(question)
  const isEmpty = kind === 'text' && text === ''
  assertValid(is_sent && isEmpty ? { text: ['Enter an answer, or choose “I am not sure”.'] } : {})
  return {
    ...question,
    version: question.version + 1,
    answer: { kind, text, by: { id: by.id, name: by.name }, at: now },
    sent_at: is_sent ? now : null,
  }
}

/** The question taken back. Throws 409 for one that was answered or taken back. */
export const withdrawnQuestion = (question: ClientQuestion, now: Instant): ClientQuestion => {
  if (!isQuestionOpen(question))
    throw wrongState('client_question.closed', 'This question is not open any more.')
  return { ...question, version: question.version + 1, withdrawn_at: now }
}
