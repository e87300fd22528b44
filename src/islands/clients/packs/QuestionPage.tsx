import { TextField } from '#components/Fields.tsx'
import { ChoiceField } from '#components/form/Choices.tsx'
import { TextArea } from '#components/form/TextArea.tsx'
import { NOT_SURE } from '#domain/sale-ready-pack/standing'
import type { ClientPack, ClientQuestion } from '#domain/sale-ready-pack/view'
import { dayOf, plainDate } from '#lib/format'
import { $answerer } from '#stores/sale-ready-pack/of-client'
import { AnswerChoices } from './AnswerChoices.tsx'
import { AnswerFile } from './AnswerFile.tsx'
import { questionHref } from './question-href.ts'
import { type Typed, useAnswer } from './use-answer.ts'

type Props = { pack: ClientPack; question: ClientQuestion; at: number }

/** One question in plain words; its answer is saved before the next one. */
export const QuestionPage = ({ pack, question, at }: Props) => {
  const next = pack.questions[at + 1]
  const typed = useAnswer(pack, question, next?.key)
  return (
    <form className="portal question" onSubmit={(event) => void typed.save(event)}>
      <p className="question-top">
        <a href={questionHref(pack)}>All questions</a>
      </p>
      <Place at={at} of={pack.questions.length} />
      <h1 className="client-hello">{question.question}</h1>
      {question.help && <p className="client-text">{question.help}</p>}
      <AnsweredBefore question={question} />
      {pack.own_names.length > 1 && (
        <ChoiceField
          label="Who is answering?"
          name="answerer"
          value={typed.answerer}
          options={pack.own_names.map((name) => ({ value: name, label: name }))}
          onChange={(name) => $answerer.setKey(pack.id, name)}
        />
      )}
      <Answer question={question} typed={typed} />
      <AnswerFile pack={pack} question={question} />
      <Foot question={question} typed={typed} hasNext={next !== undefined} />
    </form>
  )
}

type PartProps = { question: ClientQuestion; typed: Typed }

const AnsweredBefore = ({ question }: Pick<PartProps, 'question'>) => {
  const { value, answered_by, answered_at } = question
  return value && answered_by && answered_at ? (
    <p className="mute">
      Answered by {answered_by}, {plainDate(dayOf(answered_at))}. A new answer replaces it.
    </p>
  ) : null
}

const Answer = ({ question, typed: { value, details, fault, ...typed } }: PartProps) => (
  <>
    {question.kind === 'text' ? (
      <TextField
        label="Your answer"
        name="value"
        value={value}
        onChange={typed.setValue}
        faults={fault ? [fault] : undefined}
      />
    ) : (
      <AnswerChoices question={question} value={value} fault={fault} onChoose={typed.setValue} />
    )}
    <TextArea
      label={value === question.tell_more ? 'Tell us more' : 'Anything the buyer should know?'}
      name="details"
      value={details}
      onChange={typed.setDetails}
    />
  </>
)

const Foot = ({ question, typed, hasNext }: PartProps & { hasNext: boolean }) => (
  <div className="question-foot">
    <button type="submit" className="btn main big" aria-disabled={typed.isBusy}>
      {typed.isBusy ? 'One moment' : hasNext ? 'Save and continue' : 'Save'}
    </button>
    {question.kind === 'text' && (
      <button type="button" className="btn big" onClick={() => typed.setValue(NOT_SURE)}>
        I am not sure
      </button>
    )}
  </div>
)

const Place = ({ at, of }: { at: number; of: number }) => (
  <p className="question-place">
    <label htmlFor="question-place">
      Question {at + 1} of {of}
    </label>
    <progress id="question-place" max={of} value={at + 1} />
  </p>
)
