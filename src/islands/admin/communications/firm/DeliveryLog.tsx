import { Empty } from '#components/Loaded.tsx'
import { Status } from '#components/Marks.tsx'
import type { DeliveryLogRow } from '#domain/communication/firm/api'
import { messageReasonLabel, messageStatusLabel } from '#domain/communication/labels'
import { exactInstant, shortInstant } from '#lib/format'
import { href } from '#routes'
import { messageTones } from '../message-tones.ts'

/** The last messages of a communication, each with the reason why it was not sent. */
export const DeliveryLog = ({ rows }: { rows: readonly DeliveryLogRow[] }) =>
  rows.length === 0 ? (
    <Empty title="No messages yet">
      <p>Each message appears here, also one that was not sent, with the reason.</p>
    </Empty>
  ) : (
    <ul className="tasks message-log">
      {rows.map((row) => (
        <li key={row.id}>
          <b className="t cut">{row.to_name}</b>
          <RecordLink row={row} />
          <Status tone={messageTones[row.status]}>{messageStatusLabel(row)}</Status>
          <span className="mute">
            {[messageReasonLabel(row), row.template].filter(Boolean).join(' · ')}
          </span>
          <time className="w num" title={exactInstant(row.created_at)}>
            {shortInstant(row.created_at)}
          </time>
        </li>
      ))}
    </ul>
  )

const pages = {
  conveyance: 'conveyances-id',
  'quote-case': 'quotes-quote-cases-id',
  lead: 'quotes-leads-id',
} as const

const RecordLink = ({
  row: { subject_kind, subject_id, subject_ref },
}: {
  row: DeliveryLogRow
}) => {
  if (subject_kind === null || subject_id === null) return <span className="ref">–</span>
  return (
    <a className="ref" href={href(pages[subject_kind], { id: subject_id })}>
      {subject_ref}
    </a>
  )
}
