import { useRef, useState } from 'react'
import { messageOf } from '#components/form/form-faults.ts'
import { pictureNames } from '#domain/identity/labels'
import { sendIdentity } from '#stores/identity/of-client'
import { type PlaceProps, StepPage } from './StepPage.tsx'
import { stepHref } from './steps.ts'

/** What the client is about to send, with the way to change each picture. */
export const SendIdentity = (place: PlaceProps) => {
  const { check } = place
  const missing = check.slots.find(({ name }) => name === null)
  return (
    <StepPage
      {...place}
      title={missing ? 'Something is missing' : 'Ready to send'}
      text={
        missing
          ? 'Add what is missing, then send everything together.'
          : 'Look once more: can every word be read, and is no corner cut off?'
      }
    >
      <ul className="question-list">
        {check.slots.map(({ slot, name }) => (
          <li key={slot}>
            <a href={stepHref(check, slot)}>{pictureNames[slot]}</a>
            <span className="mute">{name ?? 'Not here yet'}</span>
          </li>
        ))}
      </ul>
      {!missing && <SendButton id={check.conveyance_id} />}
    </StepPage>
  )
}

const SendButton = ({ id }: { id: string }) => {
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const key = useRef(crypto.randomUUID())
  const send = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      await sendIdentity(id, key.current)
    } catch (error) {
      setFault(messageOf(error))
      setBusy(false)
    }
  }
  return (
    <>
      {fault && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
      <div className="question-foot">
        <button
          type="button"
          className="btn main big"
          aria-disabled={isBusy}
          onClick={() => void send()}
        >
          {isBusy ? 'One moment' : 'Send to us'}
        </button>
      </div>
    </>
  )
}
