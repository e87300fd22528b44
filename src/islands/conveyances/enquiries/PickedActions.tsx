import { ActButton } from '#components/ActButton.tsx'
import type { CaseEnquiry } from '#domain/enquiry/enquiry'
import { EnquiryLetterKind } from '#domain/enquiry/letter/contents'
import { canBeInLetter } from '#domain/enquiry/letter/letter'
import { pluralise } from '#lib/format'
import type { OpenEnquiry } from './EnquiryForms.tsx'
import { RecordSent } from './RecordSent.tsx'

type ActProps = {
  enquiries: readonly CaseEnquiry[]
  why: string | undefined
  onOpen: (open: OpenEnquiry) => void
}

type Props = ActProps & {
  /** Those that may be chosen. */
  open: readonly CaseEnquiry[]
  onPick: (chosen: readonly CaseEnquiry[]) => void
}

/** What can be done with several enquiries at once. */
export const PickedActions = ({ enquiries, open, why, onOpen, onPick }: Props) => {
  const sent = enquiries.filter(({ status }) => status !== 'raised')
  if (enquiries.length === 0) return <Choosing open={open} onPick={onPick} />
  return (
    <div className="row wrap">
      <SentActions enquiries={sent} why={why} onOpen={onOpen} />
      <LetterActions enquiries={enquiries} why={why} onOpen={onOpen} />
      <RecordSent enquiries={enquiries} why={why} onDone={() => onPick([])} />
      <button type="button" className="btn quiet" onClick={() => onPick([])}>
        Choose none
      </button>
    </div>
  )
}

const Choosing = ({ open, onPick }: Pick<Props, 'open' | 'onPick'>) => (
  <div className="row wrap">
    <p className="mute">Choose enquiries to reply to several at once.</p>
    {open.length > 1 && (
      <button type="button" className="btn quiet" onClick={() => onPick(open)}>
        Choose all {open.length} open
      </button>
    )}
  </div>
)

const letterTexts = {
  replies: (count: number) => `Make a document of ${pluralise(count, 'reply', 'replies')}`,
  enquiries: (count: number) => `Make a document of ${pluralise(count, 'draft')}`,
}

/** Letters of what was chosen: our replies, or what we raise. */
const LetterActions = ({ enquiries, why, onOpen }: ActProps) =>
  EnquiryLetterKind.options.map((kind) => {
    const chosen = enquiries.filter((it) => canBeInLetter(kind, it))
    return (
      chosen.length > 0 && (
        <ActButton
          key={kind}
          why={why}
          onPress={() => onOpen({ name: 'letter', kind, enquiries: chosen })}
        >
          {letterTexts[kind](chosen.length)}
        </ActButton>
      )
    )
  })

const SentActions = ({ enquiries, why, onOpen }: ActProps) => {
  const ours = enquiries.filter(({ direction }) => direction === 'we_answer')
  return (
    <>
      {enquiries.length > 0 && (
        <ActButton why={why} onPress={() => onOpen({ name: 'replies', enquiries })}>
          Reply to {pluralise(enquiries.length, 'enquiry', 'enquiries')}
        </ActButton>
      )}
      {ours.length > 0 && (
        <ActButton why={why} onPress={() => onOpen({ name: 'ask', enquiries: ours })}>
          Ask the client about {pluralise(ours.length, 'enquiry', 'enquiries')}
        </ActButton>
      )}
    </>
  )
}
