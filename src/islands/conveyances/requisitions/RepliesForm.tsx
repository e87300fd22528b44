import { useState } from 'react'
import { TextArea } from '#components/form/TextArea.tsx'
import type { Requisition } from '#domain/requisition/requisition'
import { SubmitRow } from '#islands/conveyances/enquiries/SubmitRow.tsx'
import { useSubmit } from '#islands/conveyances/enquiries/use-submit.ts'
import { replyToRequisition } from '#stores/requisition/requisitions'

type Props = { requisition: Requisition; onDone: () => void }

export const RepliesForm = ({ requisition, onDone }: Props) => {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(requisition.items.map(({ key, reply }) => [key, reply])),
  )
  const [requestKey] = useState(() => crypto.randomUUID())
  const { fault, isBusy, submit } = useSubmit()
  const save = async () => {
    const replies = requisition.items.map(({ key }) => ({ key, reply: texts[key]?.trim() ?? '' }))
    await replyToRequisition(requisition, { replies }, requestKey)
    onDone()
  }
  return (
    <div className="form">
      <p className="mute">
        Check every drafted reply. A promise to do something is an undertaking: add it as one.
      </p>
      {requisition.items.map(({ key, question, source }) => (
        <TextArea
          key={key}
          name={key}
          label={question}
          hint={source ? `Drafted from: ${source}` : undefined}
          value={texts[key] ?? ''}
          onChange={(text) => setTexts({ ...texts, [key]: text })}
        />
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
