import { useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import type { CaseEnquiry } from '#domain/enquiry/enquiry'
import { hasUnsentReply } from '#domain/enquiry/sending'
import { pluralise } from '#lib/format'
import { sendEnquiries } from '#stores/enquiry/enquiries'
import { useSubmit } from './use-submit.ts'

type Props = {
  enquiries: readonly CaseEnquiry[]
  why: string | undefined
  onDone: () => void
}

/** Records drafts and replies as sent, for what went by another way than a document of the case. */
export const RecordSent = ({ enquiries, why, onDone }: Props) => {
  const [key, setKey] = useState(() => crypto.randomUUID())
  const { fault, isBusy, submit } = useSubmit()
  const drafts = enquiries.filter(({ status }) => status === 'raised')
  const replies = enquiries.filter(hasUnsentReply)
  const send = async (chosen: readonly CaseEnquiry[]) => {
    await sendEnquiries(chosen, key)
    setKey(crypto.randomUUID())
    onDone()
  }
  const button = (chosen: readonly CaseEnquiry[], what: string) =>
    chosen.length > 0 && (
      <ActButton why={why} isBusy={isBusy} onPress={() => void submit(() => send(chosen))}>
        Record {what} as sent
      </ActButton>
    )
  return (
    <>
      {button(drafts, pluralise(drafts.length, 'draft'))}
      {button(replies, pluralise(replies.length, 'reply', 'replies'))}
      {fault && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
    </>
  )
}
