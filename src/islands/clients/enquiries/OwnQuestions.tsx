import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import type { QuestionForClient } from '#domain/enquiry/question/question'
import { plainDate, pluralise } from '#lib/format'
import { $ownQuestions } from '#stores/enquiry/own-questions'
import { OneQuestion } from './OneQuestion.tsx'

/** The questions of a case to its client, one at a time; nothing without one. */
export const OwnQuestions = ({ caseId }: { caseId: string }) => (
  <Loaded
    from={useStore($ownQuestions)}
    skeleton={<Skeleton rows={4} />}
    retry={() => $ownQuestions.revalidate()}
  >
    {(list) => {
      const questions = list.filter(({ conveyance_id }) => conveyance_id === caseId)
      return questions.length === 0 ? null : <Questions questions={questions} />
    }}
  </Loaded>
)

const Questions = ({ questions }: { questions: readonly QuestionForClient[] }) => {
  const [chosen, setChosen] = useState<string | null>(null)
  const open = questions.filter(({ is_sent }) => !is_sent)
  const at = Math.max(
    0,
    open.findIndex(({ id }) => id === chosen),
  )
  const question = open[at]
  return (
    <section className="client-questions" aria-labelledby="client-questions">
      <h2 id="client-questions">Questions for you</h2>
      {question ? (
        <div className="form">
          <p className="row between">
            <span>
              Question {at + 1} of {open.length}
            </span>
            <span>by {plainDate(question.due_on)}</span>
          </p>
          <OneQuestion key={question.id} question={question} />
          <Steps before={open[at - 1]} after={open[at + 1]} onGo={setChosen} />
        </div>
      ) : (
        <p className="client-text">You have answered every question. Thank you.</p>
      )}
      <Sent questions={questions.filter(({ is_sent }) => is_sent)} />
    </section>
  )
}

type StepsProps = Pick<StepProps, 'onGo'> & {
  before: QuestionForClient | undefined
  after: QuestionForClient | undefined
}

const Steps = ({ before, after, onGo }: StepsProps) => (
  <p className="row wrap">
    {before && <Step label="Previous" to={before} onGo={onGo} />}
    {after && <Step label="Next" to={after} onGo={onGo} />}
  </p>
)

type StepProps = {
  label: string
  to: QuestionForClient
  onGo: (id: string) => void
}

const Step = ({ label, to, onGo }: StepProps) => (
  <button type="button" className="btn" onClick={() => onGo(to.id)}>
    {label} question
  </button>
)

const Sent = ({ questions }: { questions: readonly QuestionForClient[] }) =>
  questions.length === 0 ? null : (
    <details>
      <summary>{pluralise(questions.length, 'answer')} sent</summary>
      <ul>
        {questions.map(({ id, question, answer }) => (
          <li key={id}>
            <b>{question}</b>
            {answer && (
              <p>
                {answer.by.name}: {answer.kind === 'not_sure' && 'I am not sure. '}
                {answer.text}
              </p>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
