import * as z from 'zod/mini'
import { DateOnly, Instant } from '#domain/date-schema'
import { Named } from '#domain/party'

export const QuestionAnswer = z.object({
  kind: z.enum(['text', 'not_sure']),
  text: z.string(),
  by: Named,
  at: Instant,
})
export type QuestionAnswer = z.infer<typeof QuestionAnswer>

/** A question to the clients of a case, in plain words, about an enquiry that only they can answer. */
export const ClientQuestion = z.object({
  id: z.string(),
  version: z.int(),
  conveyance_id: z.string(),
  enquiry_id: z.string(),
  /** The number of the enquiry. */
  number: z.int(),
  question: z.string(),
  /** Where to look, in plain words. */
  help: z.nullable(z.string()),
  due_on: DateOnly,
  asked_by: Named,
  asked_at: Instant,
  /** What was typed so far; with `sent_at` it is the answer. */
  answer: z.nullable(QuestionAnswer),
  sent_at: z.nullable(Instant),
  withdrawn_at: z.nullable(Instant),
})
export type ClientQuestion = z.infer<typeof ClientQuestion>

export const isQuestionOpen = ({ sent_at, withdrawn_at }: ClientQuestion): boolean =>
  sent_at === null && withdrawn_at === null

/** What a client reads: nothing of the enquiry but the question. */
export const QuestionForClient = z.object({
  id: z.string(),
  version: z.int(),
  conveyance_id: z.string(),
  number: z.int(),
  question: z.string(),
  help: z.nullable(z.string()),
  due_on: DateOnly,
  answer: z.nullable(QuestionAnswer),
  is_sent: z.boolean(),
})
export type QuestionForClient = z.infer<typeof QuestionForClient>

export const questionForClient = (question: ClientQuestion): QuestionForClient => {
  const { id, version, conveyance_id, number, help, due_on, answer, sent_at } = question
  const of = { id, version, conveyance_id, number, help, due_on, answer }
  return { ...of, question: question.question, is_sent: sent_at !== null }
}

/** The folder in which the photos of a question are filed: 'Enquiry 4'. */
export const questionFolder = ({ number }: Pick<QuestionForClient, 'number'>) => `Enquiry ${number}`
