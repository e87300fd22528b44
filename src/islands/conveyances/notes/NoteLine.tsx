import { Icon } from '#components/Icon.tsx'
import { Chip } from '#components/Marks.tsx'
import type { Choice } from '#components/overlay/Menu.tsx'
import { RowMenu } from '#components/overlay/RowMenu.tsx'
import { type Acts, reasonAgainst } from '#domain/act'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { type NoteAct, noteActs } from '#domain/conveyance/note/acts'
import { readersText, sharedText } from '#domain/conveyance/note/labels'
import type { CaseNote } from '#domain/conveyance/note/note'
import { useActingPerson, useCan } from '#islands/chrome/use-can.ts'
import { exactInstant, shortInstant, today } from '#lib/format'
import { showRefusal } from '#stores/chrome/show-refusal'
import { pinNote } from '#stores/conveyance/note/notes'
import type { OpenNote } from './NoteForms.tsx'

type Props = { conveyance: Conveyance; note: CaseNote; onOpen: (open: OpenNote) => void }

/** A note with its author, who reads it, and what became of it. */
export const NoteLine = ({ conveyance, note, onOpen }: Props) => (
  <li className={note.withdrawn ? 'case-note over' : 'case-note'}>
    <header>
      <b>{note.by.name}</b>
      <time className="faint" title={exactInstant(note.at)}>
        {shortInstant(note.at)}
      </time>
      <NoteMarks note={note} />
      <NoteMenu conveyance={conveyance} note={note} onOpen={onOpen} />
    </header>
    <p className="said">{note.text}</p>
    {note.mentions.length > 0 && (
      <p className="faint">{note.mentions.map(({ name }) => `@${name}`).join(', ')}</p>
    )}
    {note.withdrawn && (
      <p className="faint">
        Withdrawn by {note.withdrawn.by.name}, {shortInstant(note.withdrawn.at)}:{' '}
        {note.withdrawn.reason}
      </p>
    )}
    <EarlierTexts note={note} />
  </li>
)

const NoteMarks = ({ note }: { note: CaseNote }) => (
  <>
    {note.is_pinned && !note.withdrawn && (
      <Chip tone="acc">
        <Icon name="pin" /> Pinned
      </Chip>
    )}
    {note.withdrawn && <Chip tone="warn">Withdrawn</Chip>}
    {note.shared_with.length > 0 && !note.withdrawn ? (
      <span title={readersText(note.shared_with)}>
        <Chip tone="note">{sharedText(note.shared_with)}</Chip>
      </span>
    ) : (
      <span className="faint">{sharedText(note.shared_with)}</span>
    )}
  </>
)

const EarlierTexts = ({ note: { earlier } }: { note: CaseNote }) =>
  earlier.length === 0 ? null : (
    <details className="faint">
      <summary>Changed {earlier.length === 1 ? 'once' : `${earlier.length} times`}</summary>
      {earlier.map(({ text, until }) => (
        <p key={until} className="said">
          Until {shortInstant(until)}: {text}
        </p>
      ))}
    </details>
  )

const NoteMenu = ({ conveyance, note, onOpen }: Props) => {
  const canChange = useCan('conveyance.update')
  const acts = noteActs(conveyance, note, useActingPerson(), today())
  if (!canChange || note.withdrawn) return null
  return (
    <RowMenu
      className="icon-btn more-acts"
      label={`Actions for the note of ${note.by.name}`}
      choices={choicesOf(note, acts, onOpen)}
    />
  )
}

const choicesOf = (note: CaseNote, acts: Acts<NoteAct>, onOpen: Props['onOpen']): Choice[] => [
  {
    key: 'pin',
    label: note.is_pinned ? 'Unpin' : 'Pin to the top',
    icon: 'pin',
    why: reasonAgainst(acts.pin),
    onChoose: () => void pinNote(note, !note.is_pinned).catch(showRefusal('Couldn’t pin the note')),
  },
  {
    key: 'change',
    label: 'Change',
    icon: 'pen-line',
    why: reasonAgainst(acts.change),
    onChoose: () => onOpen({ name: 'change', note }),
  },
  {
    key: 'withdraw',
    label: 'Withdraw',
    icon: 'ban',
    why: reasonAgainst(acts.withdraw),
    onChoose: () => onOpen({ name: 'withdraw', note }),
  },
]
