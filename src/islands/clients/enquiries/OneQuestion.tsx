import { useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { CheckField } from '#components/form/Choices.tsx'
import { TextArea } from '#components/form/TextArea.tsx'
import { type QuestionForClient, questionFolder } from '#domain/enquiry/question/question'
import { useHas } from '#islands/clients/delegates/use-helping.ts'
import { DocumentUpload } from '#islands/clients/documents/DocumentUpload.tsx'
import { type Typed, useAnswer } from './use-answer.ts'

const stateTexts = {
  untouched: '',
  saved: 'Saved',
  saving: 'Saving',
  typed: '',
  failed: 'Not saved yet. What you typed stays on this device until it is.',
} as const

/** A question with its answer, which is saved as it is typed and counts once it is sent. */
export const OneQuestion = ({ question }: { question: QuestionForClient }) => {
  const { text, isSure, change, state, fault, send } = useAnswer(question)
  const canSend = !isSure || text.trim() !== ''
  return (
    <div className="form">
      <h3>{question.question}</h3>
      {question.help && <p className="client-text">{question.help}</p>}
      <AnswerFields text={text} isSure={isSure} onChange={change} />
      {useHas('documents') && <Photo question={question} />}
      <p className="mute" role="status">
        {stateTexts[state]}
      </p>
      {fault && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
      <ActButton
        className="btn main big"
        why={canSend ? undefined : 'Enter an answer, or choose “I am not sure”.'}
        onPress={() => void send()}
      >
        Send this answer
      </ActButton>
    </div>
  )
}

type FieldsProps = Typed & { onChange: (part: Partial<Typed>) => void }

const AnswerFields = ({ text, isSure, onChange }: FieldsProps) => (
  <>
    <TextArea
      name="answer"
      label="Your answer"
      rows={4}
      value={text}
      onChange={(typed) => onChange({ text: typed })}
    />
    <CheckField
      name="not-sure"
      label="I am not sure"
      hint="That is a proper answer. We will find out."
      checked={!isSure}
      onChange={(checked) => onChange({ isSure: !checked })}
    />
  </>
)

const Photo = ({ question }: { question: QuestionForClient }) => {
  const [isAdding, setAdding] = useState(false)
  return isAdding ? (
    <DocumentUpload
      caseId={question.conveyance_id}
      group="enquiries"
      folder={questionFolder(question)}
    />
  ) : (
    <p>
      <button type="button" className="btn" onClick={() => setAdding(true)}>
        Add a photo or document
      </button>
    </p>
  )
}
