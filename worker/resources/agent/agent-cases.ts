import { agentEstimateApi } from '#domain/agent/estimate/api'
import { estimateOf } from '#domain/agent/estimate/pricing'
import { referralFeeApi } from '#domain/agent/fee/api'
import { keyHandoverApi } from '#domain/agent/keys/api'
import { agentNoteApi } from '#domain/agent/note/api'
import { agentQuestionApi } from '#domain/agent/question/api'
import { agentTeamApi } from '#domain/agent/team/team'
import { statementPaper } from '#tenant/agent/fee/paper'
import * as fees from '#tenant/agent/fee/statements'
import { recordHandover } from '#tenant/agent/keys/handovers'
import * as notes from '#tenant/agent/note/notes'
import { ownAgency } from '#tenant/agent/own-agency'
import * as questions from '#tenant/agent/question/questions'
import { teamOf } from '#tenant/agent/team/team'
import { type Api, serve } from '#worker/serve'

/** What agents do with the cases that they introduced, and how the firm answers. */
export const agentCases = (api: Api) => {
  serve(api, keyHandoverApi.record, (request) =>
    recordHandover(request, request.params.id, request.body),
  )
  serve(api, agentQuestionApi.own, (request) => questions.ownQuestions(request))
  serve(api, agentQuestionApi.ask, (request) =>
    questions.askAbout(request, request.params.id, request.body),
  )
  serve(api, agentQuestionApi.list, (request) =>
    questions.questionsAbout(request, request.params.id),
  )
  serve(api, agentQuestionApi.answer, (request) =>
    questions.answerAgent(request, request.params, request.body),
  )
  serve(api, agentNoteApi.own, (request) => notes.ownNotes(request))
  serve(api, agentNoteApi.write, (request) =>
    notes.writeNote(request, request.params.id, request.body),
  )
  serve(api, agentNoteApi.change, (request) =>
    notes.changeNote(request, request.params, request.body),
  )
  serve(api, agentNoteApi.list, (request) => notes.notesForFirm(request, request.params.id))
  serve(api, agentEstimateApi.show, (request) =>
    estimateOf(
      request.query,
      request.feeScales.on(request.today, ownAgency(request)),
      request.today,
    ),
  )
  serve(api, agentTeamApi.show, (request) => teamOf(request))
  serveFees(api)
}

const serveFees = (api: Api) => {
  serve(api, referralFeeApi.own, (request) =>
    fees.statementOf(request, ownAgency(request), request.query),
  )
  serve(api, referralFeeApi.own_csv, (request) =>
    fees.exportStatement(request, ownAgency(request), request.query),
  )
  serve(api, referralFeeApi.own_pdf, (request) =>
    JSON.stringify(statementPaper(request, ownAgency(request), request.query)),
  )
  serve(api, referralFeeApi.show, (request) =>
    fees.statementOf(request, request.params.id, request.query),
  )
  serve(api, referralFeeApi.csv, (request) =>
    fees.exportStatement(request, request.params.id, request.query),
  )
  serve(api, referralFeeApi.pdf, (request) =>
    JSON.stringify(statementPaper(request, request.params.id, request.query)),
  )
  serve(api, referralFeeApi.pay, (request) => fees.payFee(request, request.params, request.body))
  serve(api, referralFeeApi.withdraw, (request) =>
    fees.withdrawPayment(request, request.params, request.body),
  )
}
