import { useRef, useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import type { Message } from '#domain/communication/message'
import { runAct } from '#islands/admin/run-act.ts'
import { useCan } from '#islands/chrome/use-can.ts'
import { saveFile } from '#islands/lists/save-file.ts'
import { pluralise, shortInstant } from '#lib/format'
import { confirmLetters, fetchLetters } from '#stores/communication/letters'

type Props = { letters: readonly Message[] }

/** Chooses letters, makes their PDF, and records that somebody printed them. */
export const PrintLetters = ({ letters }: Props) => {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const key = useRef(crypto.randomUUID())
  const chosen = letters.filter(({ id }) => !left.has(id))
  const toggle = (id: string) => {
    key.current = crypto.randomUUID()
    setLeft((it) => new Set(it.has(id) ? [...it].filter((one) => one !== id) : [...it, id]))
  }
  const download = () =>
    runAct(
      async () =>
        saveFile('Letters.pdf', await fetchLetters(chosen.map(({ id }) => id)), 'application/pdf'),
      'PDF ready',
    )
  const confirm = () =>
    runAct(
      () =>
        confirmLetters(
          chosen.map(({ id, version }) => ({ id, version })),
          key.current,
        ),
      'Recorded as printed',
    )
  return (
    <>
      <Acts count={chosen.length} onDownload={download} onConfirm={confirm} />
      <ul className="tasks messages letters">
        {letters.map((letter) => (
          <Line
            key={letter.id}
            letter={letter}
            isChosen={!left.has(letter.id)}
            onToggle={() => toggle(letter.id)}
          />
        ))}
      </ul>
    </>
  )
}

type ActsProps = {
  count: number
  onDownload: () => Promise<unknown>
  onConfirm: () => Promise<unknown>
}

const Acts = ({ count, onDownload, onConfirm }: ActsProps) => {
  if (!useCan('communications.update')) return null
  const why = count === 0 ? 'Choose a letter first.' : undefined
  return (
    <div className="row wrap letter-acts">
      <ActButton className="btn main" why={why} onPress={() => void onDownload()}>
        {`Download ${pluralise(count, 'letter')}`}
      </ActButton>
      <ActButton className="btn" why={why} onPress={() => void onConfirm()}>
        They are printed
      </ActButton>
    </div>
  )
}

type LineProps = { letter: Message; isChosen: boolean; onToggle: () => void }

const Line = ({ letter, isChosen, onToggle }: LineProps) => (
  <li>
    <input
      type="checkbox"
      className="box"
      aria-label={`Print ${letter.subject}`}
      checked={isChosen}
      onChange={onToggle}
    />
    <span className="t cut">{letter.subject}</span>
    <span className="cut mute">
      {letter.to_name}, {letter.to_address.replaceAll('\n', ', ')}
    </span>
    <span className="ref cut">{letter.subject_ref ?? '–'}</span>
    <time className="w num">{shortInstant(letter.created_at)}</time>
  </li>
)
