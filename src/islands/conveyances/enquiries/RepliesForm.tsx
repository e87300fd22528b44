import { Fragment, useState } from 'react'
import { TextArea } from '#components/form/TextArea.tsx'
import type { CaseEnquiry } from '#domain/enquiry/enquiry'
import { fullText } from '#domain/enquiry/full-text'
import { InsertReply } from '#islands/standard-replies/InsertReply.tsx'
import { useReplies } from '#islands/standard-replies/use-replies.ts'
import { pluralise } from '#lib/format'
import { replyToEnquiries } from '#stores/enquiry/enquiries'
import { $questions } from '#stores/enquiry/questions'
import { ClassificationNote } from './ClassificationNote.tsx'
import { SubmitRow } from './SubmitRow.tsx'
import { useSubmit } from './use-submit.ts'

type Props = { enquiries: readonly CaseEnquiry[]; onDone: () => void }

type Texts = Readonly<Record<string, string>>

const repliesIn = (enquiries: readonly CaseEnquiry[], texts: Texts) =>
  enquiries.flatMap(({ id, version }) => {
    const text = texts[id]?.trim() ?? ''
    return text === '' ? [] : [{ id, version, text }]
  })

/** What the client answered about an enquiry, to begin the reply with; '' without an answer. */
const saidBy = (enquiryId: string) =>
  $questions.get().data?.findLast((it) => it.enquiry_id === enquiryId && it.sent_at !== null)
    ?.answer?.text ?? ''

/** Replies to several enquiries; those left empty stay as they are. */
export const RepliesForm = ({ enquiries, onDone }: Props) => {
  const [texts, setTexts] = useState<Texts>(() =>
    Object.fromEntries(enquiries.map(({ id, reply }) => [id, reply?.text ?? saidBy(id)])),
  )
  const standard = useReplies('enquiry')
  const [key] = useState(() => crypto.randomUUID())
  const { fault, isBusy, submit } = useSubmit()
  const replies = repliesIn(enquiries, texts)
  const save = async () => {
    await replyToEnquiries({ replies }, key)
    onDone()
  }
  return (
    <div className="form">
      <p className="mute">
        A reply is recorded as answered. Only the other side’s word makes it accepted.
      </p>
      {enquiries.map(({ id, number, parent, text, classification, direction }) => (
        <Fragment key={id}>
          <TextArea
            name={`reply-${number}`}
            label={`${number}. ${fullText({ parent, text })}`}
            value={texts[id] ?? ''}
            onChange={(typed) => setTexts({ ...texts, [id]: typed })}
          />
          <ClassificationNote code={classification} />
          {direction === 'we_answer' && (
            <InsertReply
              replies={standard}
              classification={classification}
              name={`${number}`}
              text={texts[id] ?? ''}
              onInsert={(typed) => setTexts({ ...texts, [id]: typed })}
            />
          )}
        </Fragment>
      ))}
      <SubmitRow
        fault={fault}
        isBusy={isBusy}
        why={replies.length === 0 ? 'Enter a reply.' : undefined}
        submit={`Record ${pluralise(replies.length, 'reply', 'replies')}`}
        onSubmit={() => void submit(save)}
        other={['Cancel', onDone]}
      />
    </div>
  )
}
