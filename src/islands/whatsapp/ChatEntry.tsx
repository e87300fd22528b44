import { Banner } from '#components/Banner.tsx'
import { messageReasonLabel, messageStatusLabel } from '#domain/communication/labels'
import { hasBankDetails } from '#domain/mail/warning/bank-details'
import type { WhatsappEntry } from '#domain/whatsapp/api'
import type { WhatsappMessage, WhatsappThread } from '#domain/whatsapp/thread'
import { exactInstant, shortInstant } from '#lib/format'
import { ChatFile } from './ChatFile.tsx'

type Props = { entry: WhatsappEntry; thread: WhatsappThread }

/** One message of a conversation: theirs with its file, or ours with what became of it. */
export const ChatEntry = ({ entry, thread }: Props) => (
  <li className={entry.kind === 'in' ? 'theirs' : 'ours'}>
    <p>{entry.kind === 'in' ? textOf(entry.message) : entry.message.body}</p>
    {entry.kind === 'in' && hasBankDetails(entry.message.text) && (
      <Banner tone="bad" title="Bank details: do not pay on this message">
        Confirm them by a telephone number you already know.
      </Banner>
    )}
    {entry.kind === 'out' &&
      entry.message.attachments.map(({ file_id, name }) => (
        <p key={file_id}>
          Document: <b className="med">{name}</b>
        </p>
      ))}
    {entry.kind === 'in' && entry.message.file && (
      <ChatFile message={entry.message.id} file={entry.message.file} thread={thread} />
    )}
    <small className="faint">
      <time title={exactInstant(entry.at)}>{shortInstant(entry.at)}</time>
      {entry.kind === 'out' && `, ${standingOf(entry)}`}
      {entry.kind === 'out' && entry.charged_as && `, charged as ${entry.charged_as}`}
    </small>
    {entry.kind === 'out' && messageReasonLabel(entry.message) && (
      <small className="bad">{messageReasonLabel(entry.message)}</small>
    )}
  </li>
)

const standingOf = ({ message, read_at }: Extract<WhatsappEntry, { kind: 'out' }>) =>
  read_at === null ? messageStatusLabel(message) : `read ${shortInstant(read_at)}`

const kinds: Readonly<Record<Exclude<WhatsappMessage['kind'], 'text'>, string>> = {
  image: 'Picture',
  audio: 'Voice note',
  video: 'Video',
  document: 'Document',
  other: 'Message of another kind',
}

const textOf = ({ kind, text, file }: WhatsappMessage) =>
  kind === 'text' || file
    ? text
    : `${kinds[kind]}, which can be opened only in WhatsApp. ${text}`.trim()
