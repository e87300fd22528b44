import { clientQuestionApi } from '#domain/enquiry/question/api'
import { askClient, questionsOfCase, withdrawQuestion } from '#tenant/enquiry/question/asking'
import { answerQuestion, questionsForClient } from '#tenant/enquiry/question/of-client'
import { type Api, serve } from '#worker/serve'

export const clientQuestions = (api: Api) => {
  serve(api, clientQuestionApi.list, (request) => questionsOfCase(request, request.params.id))
  serve(api, clientQuestionApi.ask, (request) =>
    askClient(request, request.params.id, request.body),
  )
  serve(api, clientQuestionApi.withdraw, (request) =>
    withdrawQuestion(request, request.params, request.body.version),
  )
  serve(api, clientQuestionApi.of_client, questionsForClient)
  serve(api, clientQuestionApi.answer, (request) =>
    answerQuestion(request, request.params.question, request.body),
  )
}
