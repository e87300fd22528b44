import { useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { TextField } from '#components/Fields.tsx'
import { otherSideActs, type SharedEnquiries } from '#domain/enquiry/link/shared'
import { useSubmit } from '#islands/conveyances/enquiries/use-submit.ts'
import { pluralise } from '#lib/format'
import { replyToShared, settleShared } from '#stores/enquiry/shared'
import { SharedEnquiryLine } from './SharedEnquiryLine.tsx'
import {
  type Answers,
  noAnswer,
  outcomesIn,
  repliesIn,
  silentNumbers,
  withAllAccepted,
} from './shared-answers.ts'

const reasonNot = (count: number, name: string, silent: readonly number[]) => {
  if (count === 0) return 'Answer an enquiry first.'
  if (silent.length > 0) return `Say what is missing for enquiry ${silent.join(', ')}.`
  return name.trim().length < 2 ? 'Enter your name.' : undefined
}

/** The list with what the lawyer answers, sent together. */
export const SharedAnswers = ({ shared }: { shared: SharedEnquiries }) => {
  const { enquiries, ended, by } = shared
  const [answers, setAnswers] = useState<Answers>({})
  const [name, setName] = useState('')
  const [key, setKey] = useState(() => crypto.randomUUID())
  const { fault, isBusy, submit } = useSubmit()
  const replies = repliesIn(enquiries, answers)
  const outcomes = outcomesIn(enquiries, answers)
  const count = replies.length + outcomes.length
  const canAccept = ended === null && enquiries.some((it) => otherSideActs(it).settle)
  const change = (next: Answers) => {
    setKey(crypto.randomUUID())
    setAnswers(next)
  }
  const send = async () => {
    if (replies.length > 0) await replyToShared({ name, replies }, key)
    if (outcomes.length > 0) await settleShared({ name, outcomes }, key)
    change({})
  }
  return (
    <>
      {canAccept && (
        <p>
          <button
            type="button"
            className="btn"
            onClick={() => change(withAllAccepted(enquiries, answers))}
          >
            Accept every other reply
          </button>
        </p>
      )}
      <ol className="shared-list">
        {enquiries.map((enquiry) => (
          <SharedEnquiryLine
            key={enquiry.id}
            enquiry={enquiry}
            canAnswer={ended === null}
            answer={answers[enquiry.id] ?? noAnswer}
            onChange={(answer) => change({ ...answers, [enquiry.id]: answer })}
          />
        ))}
      </ol>
      {ended === null && (
        <section className="my-part">
          <TextField
            name="name"
            label="Your full name"
            value={name}
            autoComplete="name"
            onChange={setName}
          />
          {fault && (
            <p className="fault" role="alert">
              {fault}
            </p>
          )}
          <p className="mute" role="status">
            {pluralise(count, 'answer')} not sent yet
          </p>
          <ActButton
            className="btn main big"
            isBusy={isBusy}
            why={reasonNot(count, name, silentNumbers(enquiries, answers))}
            onPress={() => void submit(send)}
          >
            Send to {by.name}
          </ActButton>
        </section>
      )}
    </>
  )
}
