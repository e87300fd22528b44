import { useStore } from '@nanostores/react'
import { ActButton } from '#components/ActButton.tsx'
import { type ClientQuestion, isQuestionOpen } from '#domain/enquiry/question/question'
import { dayOf, shortDate } from '#lib/format'
import { $questions, withdrawQuestion } from '#stores/enquiry/questions'
import { useSubmit } from './use-submit.ts'

/** What the client was asked about an enquiry, and what they answered; nothing without a question. */
export const QuestionState = ({ enquiryId }: { enquiryId: string }) => {
  const question = (useStore($questions).data ?? []).findLast(
    (it) => it.enquiry_id === enquiryId && it.withdrawn_at === null,
  )
  return question ? <Asked question={question} /> : null
}

const Asked = ({ question }: { question: ClientQuestion }) => {
  const { fault, isBusy, submit } = useSubmit()
  if (!isQuestionOpen(question)) return <Answered question={question} />
  return (
    <small className="evidence">
      Asked the client on {shortDate(dayOf(question.asked_at))}, answer by{' '}
      {shortDate(question.due_on)}.{' '}
      <ActButton
        className="link"
        isBusy={isBusy}
        onPress={() => void submit(() => withdrawQuestion(question))}
      >
        Withdraw question
      </ActButton>
      {fault && (
        <span className="fault" role="alert">
          {fault}
        </span>
      )}
    </small>
  )
}

const Answered = ({ question: { answer } }: { question: ClientQuestion }) =>
  answer && (
    <small className="evidence">
      {answer.by.name} on {shortDate(dayOf(answer.at))}:{' '}
      {answer.kind === 'not_sure' ? 'not sure. ' : ''}
      {answer.text}
    </small>
  )
