import type { Requisition } from '#domain/requisition/requisition'
import { exactInstant, shortDate } from '#lib/format'
import { href } from '#routes'

type Sending = NonNullable<Requisition['sent']>
type Props = { requisition: Requisition }

/** What happened to a requisition, oldest first. */
export const RequisitionStory = ({ requisition }: Props) => {
  const { by, created_at, received_on, earlier, extensions, sent, ended, status } = requisition
  return (
    <ol className="requisition-story mute">
      <li>
        Received {shortDate(received_on)}, recorded by {by.name}, {exactInstant(created_at)}
      </li>
      {extensions.map((it) => (
        <li key={it.to}>
          More time from {shortDate(it.from)} to {shortDate(it.to)}, {it.by.name}: {it.reason}
        </li>
      ))}
      {earlier.map((it) => (
        <li key={it.at}>
          <Sent sent={it.sent} of={requisition} />. Opened to amend by {it.by.name},{' '}
          {exactInstant(it.at)}: {it.reason}
          <Before requisition={requisition} items={it.items} />
        </li>
      ))}
      {sent && (
        <li>
          <Sent sent={sent} of={requisition} />
        </li>
      )}
      {ended && (
        <li>
          {status === 'satisfied' ? 'Satisfied' : 'Cancelled'}, recorded by {ended.by.name},{' '}
          {exactInstant(ended.at)}
        </li>
      )}
    </ol>
  )
}

const Sent = ({ sent: { by, at, document }, of }: { sent: Sending; of: Requisition }) => (
  <>
    Sent by {by.name}, {exactInstant(at)}
    {document && (
      <>
        , in{' '}
        <a
          href={`${href('conveyances-id', { id: of.conveyance_id })}?tab=documents&document=${document.id}`}
        >
          {document.name}
        </a>
      </>
    )}
  </>
)

type BeforeProps = Props & { items: Requisition['items'] }

/** The replies as they were, where they differ from those now. */
const Before = ({ requisition, items }: BeforeProps) => {
  const now = new Map(requisition.items.map(({ key, reply }) => [key, reply]))
  const changed = items.filter(({ key, reply }) => now.get(key) !== reply)
  if (changed.length === 0) return null
  return (
    <ul>
      {changed.map(({ key, question, reply }) => (
        <li key={key}>
          {question}, before: {reply}
        </li>
      ))}
    </ul>
  )
}
