import { useId } from 'react'
import { NOT_SURE } from '#domain/sale-ready-pack/standing'
import type { ClientQuestion } from '#domain/sale-ready-pack/view'

type Props = {
  question: ClientQuestion
  value: string
  fault: string | null
  onChoose: (value: string) => void
}

/** The answers to choose from; not being sure is one of them. */
export const AnswerChoices = ({ question, value, fault, onChoose }: Props) => {
  const id = useId()
  const options = [
    ...question.options.map((it) => ({ value: it, label: it, detail: '' })),
    {
      value: NOT_SURE,
      label: 'I am not sure',
      detail: 'that is a proper answer; we will find out',
    },
  ]
  return (
    <fieldset className="answer-choices" aria-describedby={fault ? `${id}-fault` : undefined}>
      <legend className="sr">{question.question}</legend>
      {options.map((it) => (
        <label key={it.value}>
          <input
            type="radio"
            name={id}
            value={it.value}
            checked={value === it.value}
            onChange={() => onChoose(it.value)}
          />
          <span>
            {it.label}
            {it.detail && <small className="mute block">{it.detail}</small>}
          </span>
        </label>
      ))}
      {fault && (
        <p className="fault" id={`${id}-fault`} role="alert">
          {fault}
        </p>
      )}
    </fieldset>
  )
}
