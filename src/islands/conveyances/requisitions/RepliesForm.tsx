import { Fragment, useState } from 'react'
import { CheckField } from '#components/form/Choices.tsx'
import { TextArea } from '#components/form/TextArea.tsx'
import type { Requisition } from '#domain/requisition/requisition'
import { SubmitRow } from '#islands/conveyances/enquiries/SubmitRow.tsx'
import { useSubmit } from '#islands/conveyances/enquiries/use-submit.ts'
import { InsertReply } from '#islands/standard-replies/InsertReply.tsx'
import { useReplies } from '#islands/standard-replies/use-replies.ts'
import { replyToRequisition } from '#stores/requisition/requisitions'

type Props = { requisition: Requisition; onDone: () => void }

export const RepliesForm = ({ requisition, onDone }: Props) => {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(requisition.items.map(({ key, reply }) => [key, reply])),
  )
  const [promises, setPromises] = useState<Readonly<Record<string, boolean>>>(() =>
    Object.fromEntries(requisition.items.map(({ key, undertaking }) => [key, undertaking])),
  )
  const standard = useReplies('requisition')
  const [requestKey] = useState(() => crypto.randomUUID())
  const { fault, isBusy, submit } = useSubmit()
  const save = async () => {
    const replies = requisition.items.map(({ key }) => ({
      key,
      reply: texts[key]?.trim() ?? '',
      undertaking: promises[key] ?? false,
    }))
    await replyToRequisition(requisition, { replies }, requestKey)
    onDone()
  }
  return (
    <div className="form">
      <p className="mute">
        Check every drafted reply. A promise to do something is an undertaking: mark it, and add it
        as one. Give bank details separately, never here.
      </p>
      {requisition.items.map(({ key, question, source }) => (
        <Fragment key={key}>
          <TextArea
            name={key}
            label={question}
            hint={source ? `Drafted from: ${source}` : undefined}
            value={texts[key] ?? ''}
            onChange={(text) => setTexts({ ...texts, [key]: text })}
          />
          <InsertReply
            replies={standard}
            name={key}
            text={texts[key] ?? ''}
            onInsert={(text) => setTexts({ ...texts, [key]: text })}
          />
          <CheckField
            name={`${key}-undertaking`}
            label="This reply gives an undertaking"
            checked={promises[key] ?? false}
            onChange={(is) => setPromises({ ...promises, [key]: is })}
          />
        </Fragment>
      ))}
      <SubmitRow
        fault={fault}
        isBusy={isBusy}
        why={undefined}
        submit="Save replies"
        onSubmit={() => void submit(save)}
        other={['Cancel', onDone]}
      />
    </div>
  )
}
