import { Icon } from '#components/Icon.tsx'
import type { CorrespondenceEntry } from '#domain/tracked-email/view'
import { exactInstant, time } from '#lib/format'
import type { EmailRecord } from '#stores/tracked-email/record'
import { EntryLine } from './EntryLine.tsx'

type Automatic = Extract<CorrespondenceEntry, { kind: 'message' }>
type Props = { entries: readonly [Automatic, ...Automatic[]]; record: EmailRecord }

/** What was sent by itself, in one line that opens. */
export const FoldedLine = ({ entries, record }: Props) => {
  const [{ at }] = entries
  const subjects = [...new Set(entries.map(({ message }) => message.subject || message.type))]
  return (
    <li className="entry mute">
      <time className="num" title={exactInstant(at)}>
        {time(at)}
      </time>
      <Icon name="workflow" />
      <details>
        <summary>
          {entries.length} automatic: {subjects.join('; ')}
        </summary>
        <ul>
          {entries.map((entry) => (
            <EntryLine key={entry.message.id} entry={entry} record={record} />
          ))}
        </ul>
      </details>
    </li>
  )
}
