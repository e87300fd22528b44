import type { Conveyance } from '#domain/conveyance/conveyance'
import { setCounts } from '#domain/conveyance/counts'
import { next } from '#domain/enquiry/changing'
import { enquiryCounts } from '#domain/enquiry/counting'
import { isSettled } from '#domain/enquiry/enquiry'
import { answeredQuestion } from '#domain/enquiry/question/answering'
import type { QuestionAnswering } from '#domain/enquiry/question/bodies'
import {
  type ClientQuestion,
  type QuestionForClient,
  questionForClient,
} from '#domain/enquiry/question/question'
import { notFound } from '#domain/refusal'
import { ofCase } from '#tenant/conveyance/changing-case'
import { requireFresh } from '#tenant/core/table'
import { recordsOf } from '#tenant/enquiry/changing-enquiries'
import type { RequestContext } from '#tenant/runtime/context'
import { system } from '#tenant/user/people'
import { concernedBy, questionsOf } from './asking.ts'

const casesOf = ({ conveyances, person }: RequestContext) =>
  conveyances.ofContact(person.contact_id ?? '')

/** The questions to the signed-in client, of all their cases. */
export const questionsForClient = (context: RequestContext): QuestionForClient[] =>
  questionsOf(context)
    .of(casesOf(context).map(({ id }) => id))
    .filter(({ withdrawn_at }) => withdrawn_at === null)
    .map(questionForClient)

/** Throws 404 for a question that is not of a case of the client. */
const ownQuestion = (context: RequestContext, id: string) => {
  for (const conveyance of casesOf(context)) {
    const question = questionsOf(context)
      .of([conveyance.id])
      .find((it) => it.id === id)
    if (question) return { conveyance, question }
  }
  throw notFound()
}

/** What a client sent: we have the enquiry again, and its people are told. */
const passOn = (context: RequestContext, conveyance: Conveyance, question: ClientQuestion) => {
  const own = context.as(system, context.by)
  const enquiries = recordsOf(own)
  const enquiry = enquiries.get(conveyance.id, question.enquiry_id)
  if (!isSettled(enquiry)) enquiries.replace(next(enquiry, { answerer: 'us' }))
  const detail = {
    numbers: `${question.number}`,
    name: context.by.name,
    is_sure: question.answer?.kind === 'text',
  }
  own.recordEvents(
    [{ name: 'client-question.answered', ...ofCase(conveyance), changed: ['questions'], detail }],
    concernedBy(conveyance),
  )
  const counts = enquiryCounts(enquiries.of([conveyance.id]))
  own.conveyances.change(conveyance.id, null, (records) =>
    setCounts(records, counts, context.by, context.now),
  )
}

/** Saves what a client typed so far, or sends it; throws 409 where somebody else of the case saved meanwhile. */
export const answerQuestion = (
  context: RequestContext,
  id: string,
  { version, ...answer }: QuestionAnswering,
): QuestionForClient => {
  const { conveyance, question } = ownQuestion(context, id)
  requireFresh(version, question, undefined, () => questionForClient(question))
  const answered = questionsOf(context).replace(answeredQuestion(question, answer, context))
  if (answer.is_sent) passOn(context, conveyance, answered)
  return questionForClient(answered)
}
