import { ChoiceField } from '#components/form/Choices.tsx'
import { TextArea } from '#components/form/TextArea.tsx'
import { Chip, type ChipTone } from '#components/Marks.tsx'
import { fullText } from '#domain/enquiry/full-text'
import {
  type OtherSideEnquiry,
  otherSideActs,
  otherSideLabels,
} from '#domain/enquiry/link/other-side-view'
import { plainDate } from '#lib/format'
import type { Answer } from './other-side-answers.ts'

type Props = {
  enquiry: OtherSideEnquiry
  canAnswer: boolean
  answer: Answer
  onChange: (answer: Answer) => void
}

const tones: Readonly<Partial<Record<OtherSideEnquiry['status'], ChipTone>>> = {
  accepted: 'good',
  covered_by_indemnity: 'good',
  not_satisfied: 'warn',
  declined: 'warn',
}

/** One enquiry with its rounds, and what the lawyer who has the link may answer. */
export const OtherSideLine = ({ enquiry, canAnswer, answer, onChange }: Props) => (
  <li>
    <h2>
      {enquiry.number}. {fullText(enquiry)}{' '}
      <Chip tone={tones[enquiry.status] ?? 'plain'}>{otherSideLabels[enquiry.status]}</Chip>
    </h2>
    {enquiry.label && (
      <p className="mute">
        {enquiry.direction === 'we_answer' ? 'Your' : 'Our'} number {enquiry.label}
      </p>
    )}
    {enquiry.reason && <p>We ask because: {enquiry.reason}</p>}
    <Rounds enquiry={enquiry} />
    {canAnswer && <Answering enquiry={enquiry} answer={answer} onChange={onChange} />}
  </li>
)

const Rounds = ({ enquiry: { earlier, comment, reply, round } }: { enquiry: OtherSideEnquiry }) => (
  <>
    {earlier.map((it) => (
      <div key={it.round}>
        {it.comment && <p>“{it.comment}”</p>}
        <p className="mute">
          Round {it.round}: {it.reply}
        </p>
      </div>
    ))}
    {comment && <p>“{comment}”</p>}
    {reply && (
      <p>
        <b className="med">Reply{round > 1 ? `, round ${round}` : ''}:</b> {reply.text}{' '}
        <span className="mute">{plainDate(reply.on)}</span>
      </p>
    )}
  </>
)

const choices = {
  accepted: 'Accepted',
  not_satisfied: 'Not satisfied',
  withdrawn: 'Withdrawn',
} as const

type AnsweringProps = Omit<Props, 'canAnswer'>

const Answering = ({ enquiry, answer, onChange }: AnsweringProps) => {
  const acts = otherSideActs(enquiry)
  if (acts.reply)
    return (
      <TextArea
        name={`reply-${enquiry.number}`}
        label={`Your reply to enquiry ${enquiry.number}`}
        value={answer.text}
        onChange={(text) => onChange({ outcome: null, text })}
      />
    )
  return acts.withdraw ? <Outcome {...{ enquiry, answer, onChange }} /> : null
}

const afterReply = ['accepted', 'not_satisfied', 'withdrawn'] as const
const beforeReply = ['withdrawn'] as const

const Outcome = ({ enquiry, answer, onChange }: AnsweringProps) => {
  const keys = otherSideActs(enquiry).settle ? afterReply : beforeReply
  return (
    <>
      <ChoiceField
        name={`outcome-${enquiry.number}`}
        label={`Your answer on enquiry ${enquiry.number}`}
        value={answer.outcome}
        options={keys.map((value) => ({ value, label: choices[value] }))}
        onChange={(outcome) => onChange({ ...answer, outcome })}
      />
      {answer.outcome === 'not_satisfied' && (
        <TextArea
          name={`comment-${enquiry.number}`}
          label={`What is missing in enquiry ${enquiry.number}`}
          value={answer.text}
          onChange={(text) => onChange({ ...answer, text })}
        />
      )}
    </>
  )
}
