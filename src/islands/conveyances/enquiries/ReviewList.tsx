import { useReducer, useRef, useState } from 'react'
import { TextField } from '#components/Fields.tsx'
import { DateField } from '#components/form/DateField.tsx'
import { LeaveQuestion } from '#components/form/LeaveQuestion.tsx'
import { useLeaveGuard } from '#components/form/use-leave-guard.ts'
import { type ReviewAct, type ReviewRow, repeatsIn, reviewed } from '#domain/enquiry/review/rows'
import type { ReadList, SplitItem } from '#domain/enquiry/split/split-list'
import type { MatterType } from '#domain/matter'
import { pluralise, today } from '#lib/format'
import { addEnquiries } from '#stores/enquiry/enquiries'
import { ReviewItem } from './ReviewItem.tsx'
import { ReviewSource } from './ReviewSource.tsx'
import { SubmitRow } from './SubmitRow.tsx'
import { useClassificationOptions } from './use-classifications.ts'
import { useSubmit } from './use-submit.ts'

type Read = ReadList & { readonly rows: readonly ReviewRow[] }

type Props = {
  read: Read
  matter: MatterType
  round: number
  onBack: () => void
  onDone: () => void
}

const entryOf = ({ label, section, parent, text, classification, reply, comment }: SplitItem) => ({
  label,
  section,
  parent,
  text: text.trim(),
  classification,
  reply: reply ?? null,
  comment: comment ?? null,
})

/** The split of a list to check: texts and classifications can be changed, items joined, split, moved and left out. */
export const ReviewList = ({ read, matter, round, onBack, onDone }: Props) => {
  const { rows, act, place, setPlace, add } = useReview(read, matter, round)
  const part = useRef<HTMLDivElement>(null)
  const { ask, answer } = useLeaveGuard(rows !== read.rows, part)
  const { fault, isBusy, submit } = useSubmit()
  const back = async () => (rows === read.rows || (await ask())) && onBack()
  return (
    <div className="form" ref={part}>
      <p className="mute">
        {pluralise(rows.length, 'enquiry', 'enquiries')}. Nothing is saved until you add them.
      </p>
      <PlaceFields place={place} isReceived={matter === 'sale'} onChange={setPlace} />
      <ReviewSource source={read.text} rows={rows} left={read.list.not_enquiries} />
      <Rows rows={rows} onAct={act} />
      <LeftOut remarks={read.list.not_enquiries} />
      <SubmitRow
        fault={fault}
        isBusy={isBusy}
        why={reasonNot(rows, place)}
        submit={`Add ${pluralise(rows.length, 'enquiry', 'enquiries')}`}
        onSubmit={() => void submit(() => add().then(onDone))}
        other={['Back', () => void back()]}
      />
      {answer && <LeaveQuestion onAnswer={answer} />}
    </div>
  )
}

/** What is checked, and how it is added once. */
const useReview = (read: Read, matter: MatterType, round: number) => {
  const [rows, act] = useReducer(reviewed, read.rows)
  const [place, setPlace] = useState(() => placeOf(read, round))
  const [key] = useState(() => crypto.randomUUID())
  const direction = matter === 'sale' ? 'we_answer' : 'we_raise'
  const add = () => {
    const of = { direction, raised_on: place.on, round: Number(place.round) } as const
    return addEnquiries({ ...of, enquiries: rows.map(({ item }) => entryOf(item)) }, key)
  }
  return { rows, act, place, setPlace, add }
}

type Place = { readonly round: string; readonly on: string }

/** The round that the list says, else the next, from today. */
const placeOf = ({ list }: ReadList, round: number): Place => {
  const said = Math.max(0, ...list.items.map((it) => it.round ?? 0))
  return { round: String(said || round), on: today() }
}

const MOST_ROUNDS = 20

const reasonNot = (rows: readonly ReviewRow[], { round, on }: Place) => {
  if (rows.length === 0) return 'Nothing is left to add.'
  if (!/^\d{1,2}$/.test(round) || Number(round) < 1 || Number(round) > MOST_ROUNDS)
    return `Enter a round from 1 to ${MOST_ROUNDS}.`
  return on === '' ? 'Enter the date.' : undefined
}

type PlaceProps = { place: Place; isReceived: boolean; onChange: (place: Place) => void }

const PlaceFields = ({ place, isReceived, onChange }: PlaceProps) => (
  <div className="row wrap review-place">
    <TextField
      name="round"
      label="Round"
      inputMode="numeric"
      value={place.round}
      onChange={(round) => onChange({ ...place, round })}
    />
    <DateField
      name="raised_on"
      label={isReceived ? 'Received on' : 'Raised on'}
      value={place.on}
      max={today()}
      onChange={(on) => onChange({ ...place, on })}
    />
  </div>
)

type RowsProps = { rows: readonly ReviewRow[]; onAct: (act: ReviewAct) => void }

const Rows = ({ rows, onAct }: RowsProps) => {
  const repeats = repeatsIn(rows)
  const options = useClassificationOptions()
  return (
    <ol className="enquiry-review">
      {rows.map((row, at) => (
        <ReviewItem
          key={row.key}
          row={row}
          at={at}
          isLast={at === rows.length - 1}
          repeats={repeats[at]}
          options={options}
          onAct={onAct}
        />
      ))}
    </ol>
  )
}

const LeftOut = ({ remarks }: { remarks: readonly string[] }) =>
  remarks.length === 0 ? null : (
    <details>
      <summary>
        Left out:{' '}
        {pluralise(remarks.length, 'statement that asks nothing', 'statements that ask nothing')}
      </summary>
      <ul>
        {remarks.map((remark) => (
          <li key={remark}>{remark}</li>
        ))}
      </ul>
    </details>
  )
