import { assertAllowed } from '#domain/act'
import { mayAnswer, mayAsk } from '#domain/agent/question/acts'
import type { AgentAnswer, AgentQuestionEntry } from '#domain/agent/question/bodies'
import type { AgentQuestion } from '#domain/agent/question/question'
import { peopleOfConveyance } from '#domain/conveyance/access'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { caseRecordsOf } from '#tenant/conveyance/case-records'
import { caseToChange, ofCase } from '#tenant/conveyance/changing-case'
import { requireFresh } from '#tenant/core/table'
import type { RequestContext } from '#tenant/runtime/context'
import { answerCorrespondence } from './correspondence.ts'
import { agentQuestionDocument } from './document.ts'

const questionsOf = ({ store }: RequestContext) => caseRecordsOf(store, agentQuestionDocument)

const MOST_QUESTIONS = 200

/** What the agent’s agency asked about cases that are still theirs, newest first. */
export const ownQuestions = (context: RequestContext): AgentQuestion[] => {
  const ids = context.store
    .rows<{ id: string }>(
      `SELECT q.conveyance_id AS id FROM agent_questions AS q
       JOIN conveyance_keys AS t ON t.id = q.conveyance_id
       WHERE t.agency_id = ? ORDER BY q.id DESC LIMIT ?`,
      context.person.agency_id ?? '',
      MOST_QUESTIONS,
    )
    .map(({ id }) => id)
  return ofOwnAgency(context, questionsOf(context).of([...new Set(ids)])).toReversed()
}

/** A case that changed its agency keeps the questions of the first from the second. */
const ofOwnAgency = (
  { agencies, person }: RequestContext,
  questions: readonly AgentQuestion[],
): AgentQuestion[] =>
  questions.filter(
    ({ agency_id }) => (agencies.current(agency_id)?.id ?? agency_id) === person.agency_id,
  )

/** What the agent of a case asked, newest first; throws 404 out of scope. */
export const questionsAbout = (context: RequestContext, id: string): AgentQuestion[] =>
  questionsOf(context)
    .of([context.conveyances.get(id).id])
    .toReversed()

/** Asks the people of a case; throws 404 for a case of another agency, 409 while an earlier question is open. */
export const askAbout = (
  context: RequestContext,
  id: string,
  { text }: AgentQuestionEntry,
): AgentQuestion => {
  const conveyance = context.conveyances.get(id)
  const { by, now, newId } = context
  assertAllowed(mayAsk(conveyance, ofOwnAgency(context, questionsOf(context).of([id]))))
  const asked = questionsOf(context).insert({
    id: newId(),
    version: 1,
    conveyance_id: id,
    agency_id: context.person.agency_id ?? '',
    text,
    by: { id: by.id, name: by.name },
    at: now,
    answer: null,
  })
  const detail = { agency: agencyOf(conveyance), question: text }
  context.recordEvents(
    [{ name: 'agent-question.asked', ...ofCase(conveyance), changed: ['agent_questions'], detail }],
    concernedOf(conveyance),
  )
  return asked
}

type QuestionAddress = { readonly id: string; readonly question: string }

/** Answers an agent, who gets it by email and on their page. Throws 409 once it was answered. */
export const answerAgent = (
  context: RequestContext,
  { id, question }: QuestionAddress,
  { version, text }: AgentAnswer,
): AgentQuestion => {
  const conveyance = caseToChange(context, id)
  const { by, now } = context
  const before = questionsOf(context).get(id, question)
  requireFresh(version, before)
  assertAllowed(mayAnswer(conveyance, before, context.person))
  const answer = { text, by: { id: by.id, name: by.name }, at: now }
  const answered = questionsOf(context).replace({ ...before, version: version + 1, answer })
  const detail = { agency: agencyOf(conveyance), question: before.text, answer: text }
  context.recordEvents(
    [
      {
        name: 'agent-question.answered',
        ...ofCase(conveyance),
        changed: ['agent_questions'],
        detail,
      },
    ],
    {
      ...concernedOf(conveyance),
      correspondence: () => answerCorrespondence(context, conveyance, answered),
    },
  )
  return answered
}

const agencyOf = ({ agency }: Conveyance) => agency?.agency.name ?? ''

const concernedOf = (conveyance: Conveyance) => ({
  users: peopleOfConveyance(conveyance),
  agencies: conveyance.agency ? [conveyance.agency.agency.id] : [],
})
