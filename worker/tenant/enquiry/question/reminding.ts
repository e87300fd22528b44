import { isQuestionOpen } from '#domain/enquiry/question/question'
import { ofCase } from '#tenant/conveyance/changing-case'
import { tableOf } from '#tenant/core/table'
import { remindersDue } from '#tenant/events/reminders'
import type { RequestContext } from '#tenant/runtime/context'
import { concernedBy, questionCorrespondence, questionsOfCase } from './asking.ts'
import { clientQuestionDocument } from './document.ts'

/** Whether this is the first of the open questions that were asked together: one reminder is enough for all. */
const isFirst = (context: RequestContext, conveyanceId: string, id: string, asked_at: string) =>
  questionsOfCase(context, conveyanceId).find(
    (it) => isQuestionOpen(it) && it.asked_at === asked_at,
  )?.id === id

const remind = (context: RequestContext, id: string) => {
  const question = tableOf(context.store, clientQuestionDocument).find(id)
  if (question === null || !isFirst(context, question.conveyance_id, id, question.asked_at)) return
  const conveyance = context.conveyances.get(question.conveyance_id)
  if (conveyance.hold !== null || conveyance.abortion !== null) return
  const open = questionsOfCase(context, conveyance.id).filter(isQuestionOpen)
  const detail = { numbers: open.map(({ number }) => number).join(', '), count: open.length }
  context.recordEvents(
    [{ name: 'client-question.reminded', ...ofCase(conveyance), changed: ['questions'], detail }],
    {
      ...concernedBy(conveyance),
      correspondence: () => questionCorrespondence(context, conveyance),
    },
  )
}

/** The questions that clients have not answered. */
export const questionReminders = (context: RequestContext) =>
  remindersDue(context, {
    table: 'client_questions',
    where: `json_extract(doc, '$.sent_at') IS NULL AND json_extract(doc, '$.withdrawn_at') IS NULL`,
    asked: '$.asked_at',
    emit: (id) => remind(context, id),
  })
