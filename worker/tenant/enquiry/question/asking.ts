import type { Conveyance } from '#domain/conveyance/conveyance'
import { assertOpen, next } from '#domain/enquiry/changing'
import type { CaseEnquiry } from '#domain/enquiry/enquiry'
import { withdrawnQuestion } from '#domain/enquiry/question/answering'
import type { QuestionList } from '#domain/enquiry/question/bodies'
import { type ClientQuestion, isQuestionOpen } from '#domain/enquiry/question/question'
import { assertValid, wrongState } from '#domain/refusal'
import { caseRecordsOf } from '#tenant/conveyance/case-records'
import { ofCase, staffOfCase } from '#tenant/conveyance/changing-case'
import { caseCorrespondence } from '#tenant/conveyance/correspondence'
import { requireFresh } from '#tenant/core/table'
import { liveCase, numbersOf, recordsOf, recount } from '#tenant/enquiry/changing-enquiries'
import type { RequestContext } from '#tenant/runtime/context'
import { clientQuestionDocument } from './document.ts'

export const questionsOf = ({ store }: Pick<RequestContext, 'store'>) =>
  caseRecordsOf(store, clientQuestionDocument)

export const questionsOfCase = (context: RequestContext, id: string): ClientQuestion[] =>
  questionsOf(context).of([context.conveyances.get(id).id])

/** Who receives the broadcasts of a question. */
export const concernedBy = (conveyance: Conveyance) => ({
  ...staffOfCase(conveyance),
  clients: conveyance.clients.map(({ contact_id }) => contact_id),
})

/** The messages of a case, with the way to its questions. */
export const questionCorrespondence = (context: RequestContext, conveyance: Conveyance) => {
  const correspondence = caseCorrespondence(context, conveyance)
  const page = `/documents/${conveyance.matter_type}/enquiries?case=${conveyance.id}`
  const values = { ...correspondence.values, link: `${context.origins.clients}${page}` }
  return { ...correspondence, values }
}

const assertAskable = (enquiry: CaseEnquiry, open: ReadonlySet<string>) => {
  assertOpen(enquiry)
  if (enquiry.direction !== 'we_answer')
    throw wrongState('client_question.not_theirs', 'The other side answers this enquiry.')
  if (open.has(enquiry.id))
    throw wrongState(
      'client_question.asked',
      `The client has a question about enquiry ${enquiry.number} already.`,
    )
}

/** Asks the clients of a case about some enquiries; they have these until they answer. */
export const askClient = (
  context: RequestContext,
  id: string,
  { questions, due_on }: QuestionList,
): ClientQuestion[] => {
  const conveyance = liveCase(context, id)
  assertValid(due_on < context.today ? { due_on: ['Enter a date that is not in the past.'] } : {})
  const enquiries = recordsOf(context)
  const records = questionsOf(context)
  const open = new Set(
    records
      .of([id])
      .filter(isQuestionOpen)
      .map((it) => it.enquiry_id),
  )
  const { by, now } = context
  const asked = questions.map(({ enquiry_id, question, help }) => {
    const enquiry = enquiries.get(id, enquiry_id)
    assertAskable(enquiry, open)
    open.add(enquiry_id)
    enquiries.replace(next(enquiry, { answerer: 'client', due_on }))
    return records.insert({
      ...{ id: context.newId(), version: 1, conveyance_id: id, enquiry_id, question, due_on },
      ...{ number: enquiry.number, help: help || null, asked_at: now },
      ...{ asked_by: { id: by.id, name: by.name }, answer: null, sent_at: null },
      withdrawn_at: null,
    })
  })
  const numbers = asked.map(({ number }) => number).join(', ')
  const detail = { numbers, count: asked.length, due_on }
  context.recordEvents(
    [{ name: 'client-question.asked', ...ofCase(conveyance), changed: ['questions'], detail }],
    {
      ...concernedBy(conveyance),
      correspondence: () => questionCorrespondence(context, conveyance),
    },
  )
  recount(context, conveyance)
  return asked
}

export const withdrawQuestion = (
  context: RequestContext,
  { id, question }: { readonly id: string; readonly question: string },
  version: number,
): ClientQuestion => {
  const conveyance = liveCase(context, id)
  const records = questionsOf(context)
  const before = records.get(id, question)
  requireFresh(version, before)
  const after = records.replace(withdrawnQuestion(before, context.now))
  const enquiries = recordsOf(context)
  const enquiry = enquiries.replace(next(enquiries.get(id, before.enquiry_id), { answerer: 'us' }))
  const detail = { numbers: numbersOf([enquiry]) }
  context.recordEvents(
    [{ name: 'client-question.withdrawn', ...ofCase(conveyance), changed: ['questions'], detail }],
    concernedBy(conveyance),
  )
  recount(context, conveyance)
  return after
}
