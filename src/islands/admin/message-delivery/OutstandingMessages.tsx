import { useStore } from '@nanostores/react'
import { Empty, Loaded, Skeleton } from '#components/Loaded.tsx'
import { ShowMore } from '#components/list/ShowMore.tsx'
import { Status } from '#components/Marks.tsx'
import { RowMenu } from '#components/overlay/RowMenu.tsx'
import { reasonAgainst } from '#domain/act'
import { messageActs } from '#domain/communication/acts'
import { messageReasonLabel, messageStatusLabel } from '#domain/communication/labels'
import type { Message } from '#domain/communication/message'
import { messageTones } from '#islands/admin/communications/message-tones.ts'
import {
  $outstanding,
  actOnMessage,
  loadMoreOutstanding,
  refreshOutstanding,
} from '#stores/communication/outstanding'
import { Section } from './Section.tsx'
import { useStep } from './use-step.ts'

/** The messages that have not left, with what may be done about each. */
export const OutstandingMessages = () => {
  const outstanding = useStore($outstanding)
  return (
    <Section title="Not sent">
      <Loaded
        from={{ ...outstanding, data: outstanding.data && outstanding.rows }}
        skeleton={<Skeleton rows={4} />}
        retry={refreshOutstanding}
      >
        {(rows) =>
          rows.length === 0 ? (
            <Empty title="Every message has left">
              <p>Messages that wait, failed or may not have arrived appear here.</p>
            </Empty>
          ) : (
            <ul className="tasks">
              {rows.map((row) => (
                <Line key={row.id} message={row} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {outstanding.next !== null && (
        <ShowMore loading={false} load={() => void loadMoreOutstanding()} />
      )}
    </Section>
  )
}

const Line = ({ message }: { message: Message }) => {
  const { run } = useStep('Couldn’t do this')
  const acts = messageActs(message)
  const choice = (act: 'retry' | 'confirm', label: string) => ({
    key: act,
    label,
    why: reasonAgainst(acts[act]),
    onChoose: () => run((key) => actOnMessage(act, message, key)),
  })
  return (
    <li>
      <b className="t">{message.subject}</b>
      <span className="cut mute">{message.to_name}</span>
      <Status tone={messageTones[message.status]}>{messageStatusLabel(message)}</Status>
      <span className="mute">{messageReasonLabel(message)}</span>
      <RowMenu
        label={`Actions for ${message.subject} to ${message.to_name}`}
        choices={[
          choice('retry', message.status === 'unknown' ? 'Send again' : 'Retry'),
          choice('confirm', 'It arrived'),
        ]}
      />
    </li>
  )
}
