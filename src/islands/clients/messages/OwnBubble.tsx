import { Icon } from '#components/Icon.tsx'
import { isUnread, type OwnMessage } from '#domain/client-message/view'
import { exactInstant, shortInstant, time } from '#lib/format'

type Props = {
  message: OwnMessage
  /** 'Your sale of 14 Larkfield Road', where the client has several cases; '' otherwise. */
  about: string
}

/** What the client or the firm wrote, with when the other side saw it. */
export const OwnBubble = ({ message, about }: Props) => {
  const { id, from, by, is_own = true, at, text, files, read_at } = message
  return (
    <li className={`bubble ${from === 'client' ? 'me' : 'them'}`} data-unread={unreadId(message)}>
      <div>
        {text !== '' && <p className="said">{text}</p>}
        {files.map(({ file_id, name }) => (
          <a key={file_id} className="bubble-file" href={`/files/${file_id}`}>
            <Icon name="file-text" />
            <span>{name}</span>
          </a>
        ))}
      </div>
      <p className="mute" id={`message-${id}`}>
        {from === 'client' && is_own ? 'You' : by}, <time title={exactInstant(at)}>{time(at)}</time>
        {about && `, ${about}`}
        {from === 'client' && (read_at ? `. Read ${shortInstant(read_at)}` : '. Not read yet')}
      </p>
    </li>
  )
}

const unreadId = (message: OwnMessage) => (isUnread(message) ? message.id : undefined)
