import { type FormEvent, useRef, useState } from 'react'
import { TextField } from '#components/Fields.tsx'
import { messageOf } from '#components/form/form-faults.ts'
import { TextArea } from '#components/form/TextArea.tsx'
import { NOT_SURE } from '#domain/sale-ready-pack/standing'
import type { ClientPack, ClientQuestion } from '#domain/sale-ready-pack/view'
import { firm } from '#lib/firm'
import { shortInstant } from '#lib/format'
import { go } from '#lib/navigate'
import { answerQuestion } from '#stores/sale-ready-pack/of-client'
import { AnswerChoices } from './AnswerChoices.tsx'
import { AnswerFile } from './AnswerFile.tsx'
import { questionHref } from './question-href.ts'

type Props = { pack: ClientPack; question: ClientQuestion; at: number }

/** One question in plain words; its answer is saved before the next one. */
export const QuestionPage = ({ pack, question, at }: Props) => {
  const [value, setValue] = useState(question.value)
  const [details, setDetails] = useState(question.details)
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const key = useRef(crypto.randomUUID())
  const next = pack.questions[at + 1]
  const type = (set: (text: string) => void) => (text: string) => {
    key.current = crypto.randomUUID()
    setFault(null)
    set(text)
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (value.trim() === '') return setFault('Choose or write an answer. “I am not sure” is one.')
    setBusy(true)
    try {
      await answerQuestion(pack.id, question.key, { value, details }, key.current)
      go(questionHref(pack, next?.key))
    } catch (error) {
      setFault(messageOf(error))
      setBusy(false)
    }
  }
  return (
    <form className="portal question" onSubmit={(event) => void save(event)}>
      <p className="question-top">
        <a href={questionHref(pack)}>All questions</a>
        <a href={`tel:${firm.phone}`}>Call us</a>
      </p>
      <Place at={at} of={pack.questions.length} />
      <h1>{question.question}</h1>
      {question.help && <p className="client-text">{question.help}</p>}
      {question.answered_by && question.answered_at && (
        <p className="mute">
          Answered by {question.answered_by}, {shortInstant(question.answered_at)}. A new answer
          replaces it.
        </p>
      )}
      {question.kind === 'text' ? (
        <TextField
          label="Your answer"
          name="value"
          value={value}
          onChange={type(setValue)}
          faults={fault ? [fault] : undefined}
        />
      ) : (
        <AnswerChoices question={question} value={value} fault={fault} onChoose={type(setValue)} />
      )}
      <TextArea
        label={value === question.tell_more ? 'Tell us more' : 'Anything the buyer should know?'}
        name="details"
        value={details}
        onChange={type(setDetails)}
      />
      <AnswerFile pack={pack} question={question} />
      <div className="question-foot">
        <button type="submit" className="btn main big" aria-disabled={isBusy}>
          {isBusy ? 'One moment' : next ? 'Save and go on' : 'Save'}
        </button>
        {question.kind === 'text' && (
          <button type="button" className="btn big" onClick={() => type(setValue)(NOT_SURE)}>
            I am not sure
          </button>
        )}
      </div>
    </form>
  )
}

const Place = ({ at, of }: { at: number; of: number }) => (
  <p className="question-place">
    <label htmlFor="question-place">
      Question {at + 1} of {of}
    </label>
    <progress id="question-place" max={of} value={at + 1} />
  </p>
)
