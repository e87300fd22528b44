import { ActButton } from '#components/ActButton.tsx'
import { Icon } from '#components/Icon.tsx'
import type { CorrespondenceEntry } from '#domain/tracked-email/view'
import { exactInstant, time } from '#lib/format'
import { href } from '#routes'

type Entry = Extract<CorrespondenceEntry, { kind: 'whatsapp' }>

type Props = {
  entry: Entry
  /** The id of whoever wrote it among the people of the record; null where they are none of them. */
  person: string | null
  why: string | undefined
  onAnswer: (personId: string) => void
}

/** A WhatsApp message that arrived, with until when it can be answered in free text. */
export const WhatsappLine = ({ entry, person, why, onAnswer }: Props) => {
  const { at, message, is_waiting } = entry
  return (
    <li className="entry received">
      <time className="num" title={exactInstant(at)}>
        {time(at)}
      </time>
      <Icon name="message-circle" />
      <div>
        <Head entry={entry} />
        <Said message={message} />
        <div className="row wrap">
          {is_waiting && person !== null && (
            <ActButton why={why} onPress={() => onAnswer(person)}>
              Answer
            </ActButton>
          )}
          <a className="link" href={`${href('quotes-whatsapp', {})}?thread=${message.thread_id}`}>
            Whole conversation
          </a>
        </div>
      </div>
    </li>
  )
}

const Head = ({ entry: { from, is_waiting, window_open_until } }: Pick<Props, 'entry'>) => {
  const isOpen = window_open_until > new Date().toISOString()
  const until = isOpen
    ? `Free text until ${exactInstant(window_open_until)}`
    : 'Only a template now'
  return (
    <p className="entry-who">
      <b>{from}</b>
      <span className="faint">WhatsApp</span>
      {is_waiting && <span className="faint">{until}</span>}
    </p>
  )
}

const Said = ({ message: { id, file, kind, text } }: Pick<Entry, 'message'>) => (
  <>
    {text !== '' && <p className="said">{text}</p>}
    {text === '' && !file && <p className="faint">{kindText[kind]}</p>}
    {file && (
      <p>
        {file.stored ? <a href={`/files/whatsapp/${id}`}>{file.name}</a> : file.name}
        {!file.stored && (
          <span className="faint"> {file.refusal ?? 'Not fetched from WhatsApp yet.'}</span>
        )}
      </p>
    )}
  </>
)

const kindText: Readonly<Record<Entry['message']['kind'], string>> = {
  text: 'No text',
  image: 'A picture',
  audio: 'A voice message',
  video: 'A video',
  document: 'A document',
  other: 'Something that WhatsApp shows on a telephone alone',
}
