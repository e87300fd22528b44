import { messageReasonLabel, messageStatusLabel } from '#domain/communication/labels'
import type { WhatsappEntry } from '#domain/whatsapp/api'
import type { WhatsappMessage } from '#domain/whatsapp/thread'
import { exactInstant, shortInstant } from '#lib/format'

/** One message of a conversation: theirs, or ours with what became of it. */
export const ChatEntry = ({ entry }: { entry: WhatsappEntry }) => (
  <li className={entry.kind === 'in' ? 'theirs' : 'ours'}>
    <p>{entry.kind === 'in' ? textOf(entry.message) : entry.message.body}</p>
    <small className="faint">
      <time title={exactInstant(entry.at)}>{shortInstant(entry.at)}</time>
      {entry.kind === 'out' && `, ${messageStatusLabel(entry.message)}`}
    </small>
    {entry.kind === 'out' && messageReasonLabel(entry.message) && (
      <small className="bad">{messageReasonLabel(entry.message)}</small>
    )}
  </li>
)

const kinds: Readonly<Record<Exclude<WhatsappMessage['kind'], 'text'>, string>> = {
  image: 'Picture',
  audio: 'Voice note',
  video: 'Video',
  document: 'Document',
  other: 'Message of another kind',
}

const textOf = ({ kind, text }: WhatsappMessage) =>
  kind === 'text' ? text : `${kinds[kind]}, which can be opened only in WhatsApp. ${text}`.trim()
