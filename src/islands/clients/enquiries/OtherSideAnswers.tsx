import { useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { TextField } from '#components/Fields.tsx'
import { type OtherSideView, otherSideActs } from '#domain/enquiry/link/other-side-view'
import { useSubmit } from '#islands/conveyances/enquiries/use-submit.ts'
import { pluralise } from '#lib/format'
import { replyAsOtherSide, settleAsOtherSide } from '#stores/enquiry/other-side-view'
import { OtherSideLine } from './OtherSideLine.tsx'
import {
  type Answers,
  noAnswer,
  outcomesIn,
  repliesIn,
  silentNumbers,
  withAllAccepted,
} from './other-side-answers.ts'

const reasonNot = (count: number, name: string, silent: readonly number[]) => {
  if (count === 0) return 'Answer an enquiry first.'
  if (silent.length > 0) return `Say what is missing for enquiry ${silent.join(', ')}.`
  return name.trim().length < 2 ? 'Enter your name.' : undefined
}

const newKeys = () => ({ replies: crypto.randomUUID(), outcomes: crypto.randomUUID() })

/** What the lawyer answers, sent together. */
const useOtherSideAnswers = ({ enquiries }: OtherSideView) => {
  const [answers, setAnswers] = useState<Answers>({})
  const [name, setName] = useState('')
  const [keys, setKeys] = useState(newKeys)
  const [sent, setSent] = useState(0)
  const { fault, isBusy, submit } = useSubmit()
  const replies = repliesIn(enquiries, answers)
  const outcomes = outcomesIn(enquiries, answers)
  const count = replies.length + outcomes.length
  const change = (next: Answers) => {
    setKeys(newKeys())
    setAnswers(next)
  }
  const send = async () => {
    if (replies.length > 0) await replyAsOtherSide({ name, replies }, keys.replies)
    if (outcomes.length > 0) await settleAsOtherSide({ name, outcomes }, keys.outcomes)
    setSent(sent + count)
    change({})
  }
  const why = reasonNot(count, name, silentNumbers(enquiries, answers))
  return {
    ...{ answers, change, name, setName, count, sent, why, fault, isBusy },
    send: () => void submit(send),
  }
}

type Sending = ReturnType<typeof useOtherSideAnswers>

/** The list with what the lawyer answers, sent together. */
export const OtherSideAnswers = ({ view }: { view: OtherSideView }) => {
  const { enquiries, ended, by } = view
  const sending = useOtherSideAnswers(view)
  const { answers, change } = sending
  const isOpen = enquiries.some((it) => Object.values(otherSideActs(it)).includes(true))
  return (
    <>
      {ended === null && enquiries.some((it) => otherSideActs(it).settle) && (
        <p>
          <button
            type="button"
            className="btn"
            onClick={() => change(withAllAccepted(enquiries, answers))}
          >
            Accept the remaining replies
          </button>
        </p>
      )}
      <ol className="shared-list">
        {enquiries.map((enquiry) => (
          <OtherSideLine
            key={enquiry.id}
            enquiry={enquiry}
            canAnswer={ended === null}
            answer={answers[enquiry.id] ?? noAnswer}
            onChange={(answer) => change({ ...answers, [enquiry.id]: answer })}
          />
        ))}
      </ol>
      {ended === null && (isOpen || sending.sent > 0) && (
        <SendPart to={by.name} sending={sending} />
      )}
      {ended === null && !isOpen && <p className="mute">Nothing waits for your answer.</p>}
    </>
  )
}

const SendPart = ({ to, sending }: { to: string; sending: Sending }) => (
  <section className="my-part" aria-label="Send">
    <TextField
      name="name"
      label="Your full name"
      value={sending.name}
      autoComplete="name"
      onChange={sending.setName}
    />
    {sending.fault && (
      <p className="fault" role="alert">
        {sending.fault}
      </p>
    )}
    <p className="mute" role="status">
      {sending.sent > 0 && `${pluralise(sending.sent, 'answer')} sent to ${to}. `}
      {pluralise(sending.count, 'answer')} not sent yet
    </p>
    <ActButton
      className="btn main big"
      isBusy={sending.isBusy}
      why={sending.why}
      onPress={sending.send}
    >
      Send to {to}
    </ActButton>
  </section>
)
