import { firstRefusal, refuseIf, type Verdict } from '#domain/act'
import { mayActOnCase } from '#domain/conveyance/acts'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { isEnded } from '#domain/conveyance/labels'
import type { ActingPerson } from '#domain/user/acting-person'
import type { AgentQuestion } from './question.ts'

type Asked = readonly Pick<AgentQuestion, 'answer'>[]

/** Whether an agency may ask again about a case: 409 while an earlier question is open. */
export const mayAskAgain = (questions: Asked): Verdict =>
  refuseIf(
    questions.some(({ answer }) => answer === null),
    'agent_question.open',
    'Your agency has a question about this case that we have not answered yet.',
  )

/** Whether an agent may ask about a case: 409 once it has ended, and while an earlier question is open. */
export const mayAsk = (conveyance: Pick<Conveyance, 'status'>, questions: Asked): Verdict =>
  firstRefusal(
    refuseIf(isEnded(conveyance), 'agent_question.ended', 'This case has ended.'),
    mayAskAgain(questions),
  )

/** Whether somebody may answer an agent: 409 once it was answered. */
export const mayAnswer = (
  conveyance: Conveyance,
  { answer }: Pick<AgentQuestion, 'answer'>,
  person: ActingPerson,
): Verdict =>
  firstRefusal(
    mayActOnCase(person, conveyance),
    refuseIf(
      answer !== null,
      'agent_question.answered',
      `${answer?.by.name ?? 'Somebody'} has answered this question already.`,
    ),
  )
