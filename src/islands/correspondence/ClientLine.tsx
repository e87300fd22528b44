import { ActButton } from '#components/ActButton.tsx'
import { Icon } from '#components/Icon.tsx'
import { type ClientMessage, isWaiting } from '#domain/client-message/message'
import { exactInstant, shortInstant, time } from '#lib/format'
import { settleClientMessage } from '#stores/client-message/of-case'

type Props = {
  message: ClientMessage
  /** Why the person may not write about the case; undefined where they may. */
  why: string | undefined
  onAnswer: (clientId: string) => void
}

/** A message between a client and the firm in the portal, with when the other side saw it. */
export const ClientLine = ({ message, why, onAnswer }: Props) => {
  const { id, from, by, client, at, text, files, read } = message
  const isUnread = from === 'client' && read === null
  return (
    <li
      className={from === 'client' ? 'entry received' : 'entry'}
      data-unread={isUnread ? id : undefined}
    >
      <time className="num" title={exactInstant(at)}>
        {time(at)}
      </time>
      <Icon name="message-circle" />
      <div>
        <p className="entry-who">
          <b>{from === 'client' ? by.name : `${by.name} to ${client.name}`}</b>
          <span className="faint">In the portal</span>
          <span className="faint">{readText(message)}</span>
        </p>
        {text !== '' && <p className="said">{text}</p>}
        {files.map(({ file_id, name }) => (
          <p key={file_id}>
            <a href={`/files/${file_id}`}>{name}</a>
          </p>
        ))}
        <Waiting message={message} why={why} onAnswer={onAnswer} />
      </div>
    </li>
  )
}

const readText = ({ from, read, settled }: ClientMessage) => {
  if (settled?.as === 'needs_none') return 'Needs no answer'
  if (from === 'client') return read ? `Opened by ${read.by.name}, ${shortInstant(read.at)}` : 'New'
  return read ? `Read ${shortInstant(read.at)}` : 'Not read yet'
}

const Waiting = ({ message, why, onAnswer }: Props) =>
  isWaiting(message) ? (
    <div className="row wrap">
      <ActButton why={why} onPress={() => onAnswer(message.client.id)}>
        Answer
      </ActButton>
      <ActButton why={why} onPress={() => void settleClientMessage(message)}>
        Needs no answer
      </ActButton>
    </div>
  ) : null
