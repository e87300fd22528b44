import { useEffect, useState } from 'react'
import { Skeleton } from '#components/Loaded.tsx'
import type { BulkFormProps } from '#components/list/BulkBar.tsx'
import { recipientNames } from '#domain/communication/preview'
import type { LiveEnquiry } from '#domain/enquiry/queue/api'
import { SubmitRow } from '#islands/conveyances/enquiries/SubmitRow.tsx'
import { useSubmit } from '#islands/conveyances/enquiries/use-submit.ts'
import { pluralise } from '#lib/format'
import { type ChasePreview, chaseEnquiries, chasePreviews } from '#stores/enquiry/live-acts'
import { useCaseKeys } from './use-case-keys.ts'

/** Writes to whoever has the chosen enquiries, with what each is sent shown before. */
export default function ChaseEnquiries({ rows, onCancel, onDone }: BulkFormProps<LiveEnquiry>) {
  const [previews, setPreviews] = useState<readonly ChasePreview[] | null>(null)
  const keyOf = useCaseKeys()
  const { fault, isBusy, submit } = useSubmit()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen when the dialog opened
  useEffect(() => {
    void chasePreviews(rows).then(setPreviews)
  }, [])
  if (previews === null) return <Skeleton rows={4} />
  const sendable = previews.filter(({ why }) => why === null)
  const count = sendable.reduce((sum, { messages }) => sum + messages.length, 0)
  const chase = async () => {
    const chosen = sendable.flatMap(({ enquiries }) => enquiries)
    onDone(await chaseEnquiries(chosen, { keyOf }), 'chased')
  }
  return (
    <div className="form">
      <ul className="link-list">
        {previews.map((it) => (
          <CasePreview key={it.id} preview={it} />
        ))}
      </ul>
      <SubmitRow
        fault={fault}
        isBusy={isBusy}
        why={count === 0 ? 'Nobody can be written to.' : undefined}
        submit={`Send ${pluralise(count, 'email')}`}
        onSubmit={() => void submit(chase)}
        other={['Cancel', onCancel]}
      />
    </div>
  )
}

const CasePreview = ({ preview: { ref, enquiries, messages, why } }: { preview: ChasePreview }) => (
  <li>
    <b className="ref">{ref}</b>{' '}
    <span className="mute">enquiry {enquiries.map(({ number }) => number).join(', ')}</span>
    {why !== null && <p className="warn">{why}</p>}
    {messages.map((message) => (
      <details key={message.subject}>
        <summary>
          To {recipientNames(message) || 'nobody with an email address'}: {message.subject}
        </summary>
        <p style={{ whiteSpace: 'pre-line' }}>{message.body}</p>
      </details>
    ))}
  </li>
)
