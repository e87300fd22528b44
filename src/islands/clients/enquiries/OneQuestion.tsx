import { useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { CheckField } from '#components/form/Choices.tsx'
import { TextArea } from '#components/form/TextArea.tsx'
import { type QuestionForClient, questionFolder } from '#domain/enquiry/question/question'
import { DocumentUpload } from '#islands/clients/documents/DocumentUpload.tsx'
import { useAnswer } from './use-answer.ts'

const stateTexts = {
  saved: 'Saved',
  saving: 'Saving',
  typed: '',
  failed: 'Not saved yet. Check your connection.',
} as const

/** A question with its answer, which is saved as it is typed and counts once it is sent. */
export const OneQuestion = ({ question }: { question: QuestionForClient }) => {
  const { text, isSure, change, state, fault, send } = useAnswer(question)
  const [isAdding, setAdding] = useState(false)
  const canSend = !isSure || text.trim() !== ''
  return (
    <div className="form">
      <h3>{question.question}</h3>
      {question.help && <p className="client-text">{question.help}</p>}
      <TextArea
        name="answer"
        label="Your answer"
        rows={4}
        value={text}
        onChange={(typed) => change({ text: typed })}
      />
      <CheckField
        name="not-sure"
        label="I am not sure"
        hint="That is a proper answer. We will find out."
        checked={!isSure}
        onChange={(checked) => change({ isSure: !checked })}
      />
      {isAdding ? (
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
      )}
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
