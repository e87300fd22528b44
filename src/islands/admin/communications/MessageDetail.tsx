import { Icon } from '#components/Icon.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { messageReasonLabel, messageTemplateLabel } from '#domain/communication/labels'
import type { Message } from '#domain/communication/message'
import { ownRoute, routeLabel } from '#domain/communication/route'
import { exactInstant } from '#lib/format'

type Props = { message: Message; close: () => void }

/** A message as it was sent, in a dialog. */
export const MessageDetail = ({ message, close }: Props) => (
  <Dialog title={message.subject} open wide onClose={close}>
    <MessageContent message={message} />
  </Dialog>
)

const LINK = /^https?:\/\/\S+$/

/** A line of it that is a URL becomes a link. */
const MessageContent = ({ message }: { message: Message }) => (
  <div className="message">
    <MessageFacts message={message} />
    <div className="message-body">
      {message.body.split('\n').map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing else and never move
        <p key={at}>{LINK.test(line.trim()) ? <LinkLine url={line.trim()} /> : line}</p>
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

const MessageFacts = ({ message }: { message: Message }) => (
  <dl className="case-facts">
    <div>
      <dt>To</dt>
      <dd>
        {message.to_name}, {message.to_address}
      </dd>
    </div>
    <div>
      <dt>From</dt>
      <dd>{ownRoute(message) ? message.author?.name : message.from_name}</dd>
    </div>
    <div>
      <dt>When</dt>
      <dd>{exactInstant(message.created_at)}</dd>
    </div>
    {message.route && (
      <div>
        <dt>Route</dt>
        <dd>{routeLabel(message)}</dd>
      </div>
    )}
    {message.template && (
      <div>
        <dt>Template</dt>
        <dd>{messageTemplateLabel(message)}</dd>
      </div>
    )}
  </dl>
)

const LinkLine = ({ url }: { url: string }) => (
  <a className="link" href={url} target="_blank" rel="noreferrer">
    {url}
  </a>
)
