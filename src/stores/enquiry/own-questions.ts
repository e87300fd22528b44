import { onMount } from 'nanostores'
import { clientQuestionApi } from '#domain/enquiry/question/api'
import type { QuestionForClient } from '#domain/enquiry/question/question'
import { call } from '#lib/api'
import { followClientCases } from '#stores/conveyance/portal/case'
import { createFetcherStore } from '#stores/list/fetching'
import { type ChangeBody, saverOf } from '#stores/record/saving'

/** The questions to the signed-in client, of all their cases. */
export const $ownQuestions = createFetcherStore<QuestionForClient[]>(['own-questions'], {
  fetcher: () => call(clientQuestionApi.of_client),
})

onMount($ownQuestions, () => followClientCases(() => $ownQuestions.revalidate()))

const show = (question: QuestionForClient) => {
  const { data } = $ownQuestions.get()
  if (data) $ownQuestions.mutate(data.map((it) => (it.id === question.id ? question : it)))
}

const { change } = saverOf<QuestionForClient>({ show, showCurrent: show })

/** Saves what was typed so far, or sends it. */
export const answerQuestion = (
  { id, version }: Pick<QuestionForClient, 'id' | 'version'>,
  body: ChangeBody<typeof clientQuestionApi.answer>,
  key: string,
) => change(clientQuestionApi.answer, body, { params: { question: id }, version, key })
