import { useStore } from '@nanostores/react'
import { type ReactNode, useState } from 'react'
import { Icon } from '#components/Icon.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { ShowMore } from '#components/list/ShowMore.tsx'
import { Status } from '#components/Marks.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import {
  messageReasonLabel,
  messageStatusLabel,
  messageTemplateLabel,
} from '#domain/communication/labels'
import type { Message } from '#domain/communication/message'
import { exactInstant, shortInstant } from '#lib/format'
import { $messageRows, loadMoreMessages, refreshMessages } from '#stores/communication/messages'
import { messageTones } from './message-tones.ts'

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
      <Dialog title={open?.subject ?? ''} open={open !== null} wide onClose={() => setOpen(null)}>
        {open && <MessageDetail message={open} />}
      </Dialog>
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

const LINK = /^https?:\/\/\S+$/

/** A message as it was sent; a line that is a URL becomes a link. */
const MessageDetail = ({ message }: { message: Message }) => (
  <div className="message">
    <dl className="case-facts">
      <div>
        <dt>To</dt>
        <dd>
          {message.to_name}, {message.to_address}
        </dd>
      </div>
      <div>
        <dt>From</dt>
        <dd>{message.from_name}</dd>
      </div>
      <div>
        <dt>When</dt>
        <dd>{exactInstant(message.created_at)}</dd>
      </div>
      {message.template && (
        <div>
          <dt>Template</dt>
          <dd>{messageTemplateLabel(message)}</dd>
        </div>
      )}
    </dl>
    <div className="message-body">
      {message.body.split('\n').map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing else and never move
        <p key={at}>
          {LINK.test(line.trim()) ? (
            <a className="link" href={line.trim()} target="_blank" rel="noreferrer">
              {line.trim()}
            </a>
          ) : (
            line
          )}
        </p>
      ))}
    </div>
    {message.attachments.map((file) => (
      <a key={file.file_id} className="btn small" href={`/files/${file.file_id}`}>
        <Icon name="paperclip" /> {file.name}
      </a>
    ))}
    {message.reason && <p className="warn">{messageReasonLabel(message)}</p>}
    {message.channel === 'email' && (
      <a className="btn small" href={`/files/messages/${message.id}`}>
        <Icon name="download" /> Download as .eml
      </a>
    )}
  </div>
)
