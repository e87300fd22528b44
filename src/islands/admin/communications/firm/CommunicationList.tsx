import { useStore } from '@nanostores/react'
import { Empty, Loaded, Skeleton } from '#components/Loaded.tsx'
import { Status } from '#components/Marks.tsx'
import type { CommunicationRow } from '#domain/communication/firm/api'
import { communicationStatusLabels, timingText } from '#domain/communication/firm/labels'
import { eventTitle } from '#domain/events'
import { href } from '#routes'
import { $communications } from '#stores/communication/firm'
import { audienceLabels, channelText } from '../communication-labels.ts'
import { shareText } from '../share-text.ts'
import { communicationTones } from './communication-tones.ts'

/** The firm's own communications, with what became of their messages. */
export const CommunicationList = () => (
  <Loaded
    from={useStore($communications)}
    skeleton={<Skeleton rows={8} />}
    retry={() => $communications.revalidate()}
  >
    {(rows) =>
      rows.length === 0 ? (
        <Empty title="You send the standard texts">
          <p>Create a communication to send your own text for an event.</p>
        </Empty>
      ) : (
        <div className="matrix-frame">
          <Rows rows={rows} />
        </div>
      )
    }
  </Loaded>
)

const heads = ['Name', 'Event', 'To', 'Timing', 'Approval', 'Status']

const Rows = ({ rows }: { rows: readonly CommunicationRow[] }) => (
  <table className="list matrix own-texts" aria-label="Your own communications">
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head}>{head}</th>
        ))}
        <th className="num">Sent, 30 days</th>
        <th className="num">Replied</th>
        <th className="num">Failed</th>
        <th className="num">Not sent</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((it) => (
        <Row key={it.id} it={it} />
      ))}
    </tbody>
  </table>
)

const Row = ({ it }: { it: CommunicationRow }) => (
  <tr>
    <td>
      <a className="med" href={href('admin-communications-id', { id: it.id })}>
        {it.name}
      </a>
    </td>
    <td>{eventTitle(it.type)}</td>
    <td>
      {audienceLabels[it.audience]}, {channelText(it.channel)}
    </td>
    <td>{timingText(it.timing)}</td>
    <td>{it.approval === 'auto' ? '–' : 'First'}</td>
    <td>
      <Status tone={communicationTones[it.status]}>{communicationStatusLabels[it.status]}</Status>
    </td>
    <td className="num">{it.sent || '–'}</td>
    <td className="num">{it.channel === 'email' ? shareText(it.replied, it.sent) : '–'}</td>
    <td className="num">{it.failed || '–'}</td>
    <td className="num">{it.not_sent || '–'}</td>
  </tr>
)
