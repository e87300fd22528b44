import { useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import type { CaseEnquiry } from '#domain/enquiry/enquiry'
import { EnquiryLetterKind } from '#domain/enquiry/letter/contents'
import { canBeInLetter } from '#domain/enquiry/letter/letter'
import { pluralise } from '#lib/format'
import { sendEnquiries } from '#stores/enquiry/enquiries'
import type { OpenEnquiry } from './EnquiryForms.tsx'
import { useSubmit } from './use-submit.ts'

type Props = {
  enquiries: readonly CaseEnquiry[]
  why: string | undefined
  onOpen: (open: OpenEnquiry) => void
  onDone: () => void
}

/** What can be done with several enquiries at once. */
export const PickedActions = ({ enquiries, why, onOpen, onDone }: Props) => {
  const [key, setKey] = useState(() => crypto.randomUUID())
  const { fault, isBusy, submit } = useSubmit()
  const drafts = enquiries.filter(({ status }) => status === 'raised')
  const sent = enquiries.filter(({ status }) => status !== 'raised')
  if (enquiries.length === 0)
    return <p className="mute">Choose enquiries to reply to several at once.</p>
  const send = async () => {
    await sendEnquiries(drafts, key)
    setKey(crypto.randomUUID())
    onDone()
  }
  return (
    <div className="row wrap">
      <SentActions enquiries={sent} why={why} onOpen={onOpen} />
      <LetterActions enquiries={enquiries} why={why} onOpen={onOpen} />
      {drafts.length > 0 && (
        <ActButton why={why} isBusy={isBusy} onPress={() => void submit(send)}>
          Record {pluralise(drafts.length, 'draft')} as sent
        </ActButton>
      )}
      {fault && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
    </div>
  )
}

const letterTexts = {
  replies: (count: number) => `Make a document of ${pluralise(count, 'reply', 'replies')}`,
  enquiries: (count: number) => `Make a document of ${pluralise(count, 'draft')}`,
}

/** Letters of what was chosen: our replies, or what we raise. */
const LetterActions = ({ enquiries, why, onOpen }: Omit<Props, 'onDone'>) =>
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

const SentActions = ({ enquiries, why, onOpen }: Omit<Props, 'onDone'>) => {
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
