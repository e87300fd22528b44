import { type FormEvent, useRef, useState } from 'react'
import { messageOf } from '#components/form/form-faults.ts'
import type { PhotoPaper } from '#domain/identity/identity'
import { identityPapers } from '#domain/identity/labels'
import { go } from '#lib/navigate'
import { choosePaper } from '#stores/identity/of-client'
import { type PlaceProps, StepPage } from './StepPage.tsx'
import { photoPapers, stepHref } from './steps.ts'

/** Which document the client has at hand. */
export const ChoosePaper = (place: PlaceProps) => {
  const { check } = place
  const [paper, setPaper] = useState(check.paper)
  const [fault, setFault] = useState<string | null>(null)
  const key = useRef(crypto.randomUUID())
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (paper === null) return setFault('Choose the document that you have.')
    try {
      await choosePaper(check.conveyance_id, paper, key.current)
      go(stepHref(check, 'front'))
    } catch (error) {
      setFault(messageOf(error))
    }
  }
  const choose = (value: PhotoPaper) => {
    key.current = crypto.randomUUID()
    setFault(null)
    setPaper(value)
  }
  return (
    <StepPage
      {...place}
      title="Which document do you have?"
      text="It has to be valid today. Have a recent bill or bank statement with you as well. It takes about five minutes."
    >
      <form className="question" onSubmit={(event) => void save(event)}>
        <PaperChoices paper={paper} fault={fault} onChoose={choose} />
        <div className="question-foot">
          <button type="submit" className="btn main big">
            Continue
          </button>
        </div>
      </form>
    </StepPage>
  )
}

type ChoicesProps = {
  paper: PhotoPaper | null
  fault: string | null
  onChoose: (paper: PhotoPaper) => void
}

const PaperChoices = ({ paper, fault, onChoose }: ChoicesProps) => (
  <fieldset className="answer-choices" aria-describedby={fault ? 'paper-fault' : undefined}>
    <legend className="sr">Which document do you have?</legend>
    {photoPapers.map((it) => (
      <label key={it}>
        <input
          type="radio"
          name="paper"
          value={it}
          checked={paper === it}
          onChange={() => onChoose(it)}
        />
        {identityPapers[it]}
      </label>
    ))}
    {fault && (
      <p className="fault" id="paper-fault" role="alert">
        {fault}
      </p>
    )}
  </fieldset>
)
