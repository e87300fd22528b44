import { useStore } from '@nanostores/react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Icon } from '#components/Icon.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { ShowMore } from '#components/list/ShowMore.tsx'
import { Status } from '#components/Marks.tsx'
import { messageStatusLabel } from '#domain/communication/labels'
import type { Message } from '#domain/communication/message'
import { exactInstant, shortInstant } from '#lib/format'
import { $messageRows, loadMoreMessages, refreshMessages } from '#stores/communication/messages'
import { messageTones } from './message-tones.ts'

const MessageDetail = lazy(() =>
  import('./MessageDetail.tsx').then((it) => ({ default: it.MessageDetail })),
)

type Props = {
  /** What is shown where there are none. */
  nothing: ReactNode
  /** What may be done about each message. */
  acts?: (message: Message) => ReactNode
}

/** The messages of the chosen view, newest first. */
export const MessageList = ({ nothing, acts }: Props) => {
  const messages = useStore($messageRows)
  const [open, setOpen] = useState<Message | null>(null)
  const [isLoading, setLoading] = useState(false)
  const load = () => {
    setLoading(true)
    void loadMoreMessages().finally(() => setLoading(false))
  }
  return (
    <>
      <Loaded
        from={{ ...messages, data: messages.data && messages.rows }}
        skeleton={<Skeleton rows={12} />}
        retry={refreshMessages}
      >
        {(rows) =>
          rows.length === 0 ? (
            nothing
          ) : (
            <ul className="tasks messages">
              {rows.map((row) => (
                <Line key={row.id} message={row} acts={acts?.(row)} onOpen={() => setOpen(row)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {messages.next !== null && <ShowMore loading={isLoading} load={load} />}
      <Suspense fallback={null}>
        {open && <MessageDetail message={open} close={() => setOpen(null)} />}
      </Suspense>
    </>
  )
}

type LineProps = { message: Message; acts: ReactNode; onOpen: () => void }

const Line = ({ message, acts, onOpen }: LineProps) => (
  <li>
    <Icon name={message.channel === 'email' ? 'mail' : 'message-circle'} />
    <button type="button" className="t cut" onClick={onOpen}>
      {message.subject}
    </button>
    <span className="cut mute">{message.to_name}</span>
    <span className="ref cut">{message.subject_ref ?? '–'}</span>
    <Status tone={messageTones[message.status]}>{messageStatusLabel(message)}</Status>
    <time className="w num" title={exactInstant(message.created_at)}>
      {shortInstant(message.created_at)}
    </time>
    {acts}
  </li>
)
