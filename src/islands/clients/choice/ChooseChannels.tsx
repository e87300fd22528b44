import { type FormEvent, useRef, useState } from 'react'
import { sentenceOf } from '#components/form/form-faults.ts'
import type { ClientChoice } from '#domain/contact/choice/api'
import type { ChosenChannel } from '#domain/contact/choice/bodies'
import { saveOwnChoice } from '#stores/contact/own-choice'

const labels: Readonly<Record<ChosenChannel, (own: ClientChoice) => string>> = {
  email: ({ email }) => `By email to ${email}`,
  sms: ({ phone }) => `By text message to ${phone}, for short news`,
  whatsapp: ({ phone }) => `By WhatsApp to ${phone}`,
  post: () => 'By letter to your postal address, where you do not choose email',
}

const NONE = 'Choose at least one, so that news reaches you.'

export const ChooseChannels = ({ choice }: { choice: ClientChoice }) => {
  const [chosen, setChosen] = useState<readonly ChosenChannel[]>(choice.chosen)
  const [fault, setFault] = useState<string | null>(null)
  const [isSaved, setSaved] = useState(false)
  const key = useRef(crypto.randomUUID())
  const toggle = (channel: ChosenChannel) => {
    key.current = crypto.randomUUID()
    setFault(null)
    setSaved(false)
    setChosen((it) =>
      it.includes(channel) ? it.filter((one) => one !== channel) : [...it, channel],
    )
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (chosen.length === 0) return setFault(NONE)
    try {
      await saveOwnChoice({ version: choice.version, channels: [...chosen] }, key.current)
      setSaved(true)
    } catch (error) {
      setFault(sentenceOf(error))
    }
  }
  return (
    <form className="question" onSubmit={(event) => void save(event)}>
      <fieldset className="answer-choices" aria-describedby={fault ? 'choice-fault' : undefined}>
        <legend className="sr">How we tell you</legend>
        {choice.offered.map((channel) => (
          <label key={channel}>
            <input
              type="checkbox"
              checked={chosen.includes(channel)}
              onChange={() => toggle(channel)}
            />
            <span style={{ minWidth: 0, overflowWrap: 'anywhere' }}>{labels[channel](choice)}</span>
          </label>
        ))}
        {fault && (
          <p className="fault" id="choice-fault" role="alert">
            {fault}
          </p>
        )}
      </fieldset>
      <div className="question-foot">
        <button type="submit" className="btn main big">
          Save
        </button>
        {isSaved && <p role="status">Saved. We tell you in this way from now on.</p>}
      </div>
    </form>
  )
}
