import { type FormEvent, useState } from 'react'
import { TextField } from '#components/Fields.tsx'
import { sentenceOf } from '#components/form/form-faults.ts'
import type { ReplayLine } from '#domain/communication/matrix/api'
import type { Cells } from '#domain/communication/matrix/matrix'
import { type ReplayedLine, replayed } from '#domain/communication/matrix/replay'
import { shortInstant } from '#lib/format'
import { replayCase } from '#stores/communication/matrix'
import { audienceLabels, channelText } from '../communication-labels.ts'

type Replay = { readonly ref: string; readonly lines: readonly ReplayLine[] }

/** What a case would have received with the cells as they are on the page, beside the saved ones. */
export const MatrixReplay = ({ saved, cells }: { saved: Cells; cells: Cells }) => {
  const [ref, setRef] = useState('')
  const [replay, setReplay] = useState<Replay | string | null>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void replayCase(ref.trim()).then(setReplay, (error) => setReplay(sentenceOf(error)))
  }
  return (
    <section className="sec">
      <header>
        <h2>What would a case have received?</h2>
      </header>
      <form className="row" onSubmit={submit}>
        <TextField label="Case" name="ref" placeholder="26-S-01187" value={ref} onChange={setRef} />
        <button type="submit" className="btn">
          Show
        </button>
      </form>
      <div role="status">
        {typeof replay === 'string' && <p className="bad">{replay}</p>}
        {replay !== null && typeof replay !== 'string' && (
          <Lines lines={replayed(replay.lines, saved, cells)} />
        )}
      </div>
    </section>
  )
}

const Lines = ({ lines }: { lines: readonly ReplayedLine[] }) =>
  lines.length === 0 ? (
    <p className="mute">Nothing has happened in this case yet that sends a message.</p>
  ) : (
    <ul className="tasks message-log">
      {lines.map((line) => (
        <li key={`${line.at}-${line.type}-${line.audience}-${line.channel}`}>
          <b className="t cut">{line.subject}</b>
          <span className="mute">
            {audienceLabels[line.audience]}, {channelText(line.channel)}
          </span>
          <span className="mute cut">{line.to.join(', ')}</span>
          <span className={line.is_sent ? 'mute' : 'warn'}>{noteOf(line)}</span>
          <time className="w num">{shortInstant(line.at)}</time>
        </li>
      ))}
    </ul>
  )

const noteOf = ({ is_sent, change, is_close }: ReplayedLine) => {
  if (change === 'gone') return 'Not sent with your changes'
  if (!is_sent) return 'Switched off'
  if (change === 'new') return 'New with your changes'
  return is_close ? 'Two emails within an hour' : ''
}
