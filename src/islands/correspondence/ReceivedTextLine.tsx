import { ActButton } from '#components/ActButton.tsx'
import { Icon } from '#components/Icon.tsx'
import { hasBankDetails } from '#domain/mail/warning/bank-details'
import { senderOf } from '#domain/received-text/text'
import type { CorrespondenceEntry } from '#domain/tracked-email/view'
import { exactInstant, time } from '#lib/format'
import { WarningChips } from './WarningChips.tsx'

type Props = {
  entry: Extract<CorrespondenceEntry, { kind: 'text' }>
  /** The id of whoever wrote it among the people who can be texted; null where they are none of them. */
  person: string | null
  why: string | undefined
  onAnswer: (personId: string) => void
}

/** A text message that arrived. */
export const ReceivedTextLine = ({ entry: { at, message }, person, why, onAnswer }: Props) => (
  <li className="entry received">
    <time className="num" title={exactInstant(at)}>
      {time(at)}
    </time>
    <Icon name="smartphone" />
    <div>
      <p className="entry-who">
        <b>{senderOf(message)}</b>
        <span className="faint">SMS</span>
      </p>
      <p className="said">{message.text}</p>
      <WarningChips warnings={hasBankDetails(message.text) ? ['bank-details'] : []} />
      {person !== null && (
        <ActButton why={why} onPress={() => onAnswer(person)}>
          Answer
        </ActButton>
      )}
    </div>
  </li>
)
