import { clientQuestionApi } from '#domain/enquiry/question/api'
import type { QuestionList } from '#domain/enquiry/question/bodies'
import type { ClientQuestion } from '#domain/enquiry/question/question'
import { call } from '#lib/api'
import { caseId, caseStoreOf } from '#stores/conveyance/case-store'

const { $store, save, change } = caseStoreOf<ClientQuestion[], ClientQuestion | ClientQuestion[]>(
  'client-questions',
  (id) => call(clientQuestionApi.list, { params: { id } }),
)

export const $questions = $store

export const askClient = (body: QuestionList, key: string) =>
  save(call(clientQuestionApi.ask, { params: { id: caseId() }, body, key }))

export const withdrawQuestion = ({ id, version }: ClientQuestion) =>
  change(clientQuestionApi.withdraw, {}, { params: { id: caseId(), question: id }, version })
